import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withLock } from "./lock.mjs";
import { markOf } from "./processes.mjs";

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

test("work under one lock does not overlap", async () => {
  const path = aLock();
  const events: string[] = [];
  const work = (name: string) => () => {
    events.push(`${name} begins`);
    return wait(30).then(() => events.push(`${name} ends`));
  };

  await Promise.all([withLock(path, work("one")), withLock(path, work("two"))]);

  expect(events).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

test("the lock of a process that was killed is taken over", async () => {
  const path = aLock();
  const dead = spawnSync(process.execPath, ["-e", ""]).pid;
  writeFileSync(path, String(dead));

  await expect(withLock(path, async () => "worked")).resolves.toBe("worked");
});

test("the lock of a process that was killed is taken over, whoever has its number now", async () => {
  const path = aLock();
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  onTestFinished(() => void other.kill("SIGKILL"));

  for (const left of [`${process.pid}`, `${process.pid} 1 npm start\n`, `${other.pid} 1 npm start\n`]) {
    writeFileSync(path, left);
    await expect(withLock(path, async () => "worked", 100)).resolves.toBe("worked");
  }
});

test("a lock of a process that runs is waited for", async () => {
  const path = aLock();
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  onTestFinished(() => void other.kill("SIGKILL"));

  writeFileSync(path, `${other.pid} ${markOf(other.pid ?? 0)}\n`);

  await expect(withLock(path, async () => "worked", 100)).rejects.toThrow(
    `Another Assay process (${other.pid}) has been setting up`,
  );
});

test("an empty lock is taken over once it is too old for one that is being written", async () => {
  const path = aLock();
  writeFileSync(path, "");
  await expect(withLock(path, async () => "worked", 100)).rejects.toThrow("has been setting up");

  const then = new Date(Date.now() - 6000);
  utimesSync(path, then, then);

  await expect(withLock(path, async () => "worked", 100)).resolves.toBe("worked");
});

test.each([
  ["no lock", ""],
  ["the lock of a process that was killed", "999999999"],
])(
  "a disk on which nothing can be written leaves no file that nobody may take, where there was %s",
  (_what, before) => {
    const path = aLock();
    if (before !== "") writeFileSync(path, before);

    const { stdout, status } = withoutRoom(path);

    expect({ stdout, status }).toEqual({ stdout: "EFBIG", status: 0 });
    expect(readdirSync(dirname(path))).toEqual(before === "" ? [] : ["a.lock"]);
  },
);

test("work that fails gives the lock back", async () => {
  const path = aLock();

  await expect(withLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");

  expect(existsSync(path)).toBe(false);
});

/** Takes the lock in a process whose files may hold nothing, which fails as on a full disk: after the file was made. */
function withoutRoom(path: string) {
  const code = `const { withLock } = await import(${JSON.stringify(join(import.meta.dirname, "lock.mjs"))});
    await withLock(${JSON.stringify(path)}, async () => process.stdout.write("worked"))
      .catch(({ code }) => process.stdout.write(String(code)));`;
  const limited = `trap '' XFSZ; ulimit -f 0; exec "$@"`;

  return spawnSync("sh", ["-c", limited, "sh", process.execPath, "--input-type=module", "-e", code], {
    encoding: "utf8",
  });
}

function aLock(): string {
  const folder = mkdtempSync(join(tmpdir(), "assay-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  return join(folder, "a.lock");
}
