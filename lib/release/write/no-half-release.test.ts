import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { writeManyProgram } from "@/lib/release/fixtures/write-many-program";
import { sweepDrafts } from "./place-folder";

const { program, parent } = await writeManyProgram();

/** Runs the program where no file may grow over so many blocks of a kilobyte. */
async function runLimited(blocks: string, ...args: readonly string[]): Promise<{ code: unknown; err: string }> {
  const limited = `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`;
  const command = ["-c", limited, "bash", process.execPath, program, ...args];

  return promisify(execFile)("bash", command).then(
    ({ stderr }) => ({ code: 0, err: stderr }),
    (error: { code: unknown; stderr: string }) => ({ code: error.code, err: error.stderr }),
  );
}

test.each(["jsonl", "jsonl.gz", "parquet"])(
  "a disk that takes no more %s leaves nothing, and says so",
  async (format) => {
    const folder = await mkdtemp(join(parent, "full-"));

    const { code, err } = await runLimited("1000", join(folder, "release"), format, "20000");

    expect([code, err]).toEqual([3, expect.stringContaining("EFBIG")]);
    expect(await readdir(folder)).toEqual([]);
  },
);

test("with room enough the same rows are a release", async () => {
  const folder = await mkdtemp(join(parent, "room-"));

  expect(await runLimited("unlimited", join(folder, "release"), "parquet", "2000")).toEqual({ code: 0, err: "" });
  expect(await readdir(join(folder, "release"))).toEqual(["audit", "data", "manifest.json"]);
});

test("a build that is killed leaves no release, and its draft is taken away", async () => {
  const folder = await mkdtemp(join(parent, "killed-"));
  const child = spawn(process.execPath, [program, join(folder, "release"), "jsonl", "10000000"], { stdio: "ignore" });
  const exited = once(child, "exit");
  await expect.poll(() => draftFiles(folder), { timeout: 30_000, interval: 10 }).toContain("rows.jsonl");

  child.kill("SIGKILL");
  await exited;

  expect(await readdir(folder)).not.toContain("release");
  expect((await sweepDrafts(join(folder, "release"))).length).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

async function draftFiles(folder: string): Promise<readonly string[]> {
  const [draft] = await readdir(folder);

  return draft === undefined ? [] : readdir(join(folder, draft, "audit")).catch(() => []); // Not made yet.
}
