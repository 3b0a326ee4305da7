import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isAlive, markOf } from "@/scripts/setup/processes.mjs";
import { claimInstance, runningBaseUrl } from "./running-instance.mjs";

test("commands know where people open the instance that runs, and nothing of one that has left", async () => {
  const home = givenHome();

  expect(runningBaseUrl(home)).toBeUndefined();

  const instance = await claimInstance(home);
  expect(runningBaseUrl(home)).toBeUndefined();
  instance.isServing("http://0.0.0.0:4202", "https://assay.example.org");
  expect(runningBaseUrl(home)).toBe("https://assay.example.org");

  instance.leave();
  expect(runningBaseUrl(home)).toBeUndefined();
});

test("an instance that runs keeps a second one away, and one that has ended does not, whoever has its number now", async () => {
  const home = givenHome();
  const record = join(home, "runtime/start.json");
  await claimInstance(home);
  const mine = JSON.parse(readFileSync(record, "utf8"));
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  onTestFinished(() => void other.kill("SIGKILL"));

  writeFileSync(record, JSON.stringify({ ...mine, pid: other.pid }));
  await expect(claimInstance(home)).resolves.toBeDefined();

  writeFileSync(record, JSON.stringify({ ...mine, pid: other.pid, mark: markOf(other.pid ?? 0), callers: [] }));
  await expect(claimInstance(home)).rejects.toThrow("Assay is already running");
});

test("of several that start at the same moment one runs", async () => {
  const home = givenHome();
  const code = `const { claimInstance } = await import(${JSON.stringify(join(import.meta.dirname, "running-instance.mjs"))});
    // All at once: between looking and writing down there is no more than a millisecond.
    await new Promise((resolve) => setTimeout(resolve, ${Date.now() + 2000} - Date.now()));
    await claimInstance(${JSON.stringify(home)}).then(() => console.log("runs"), () => console.log("refused"));
    setInterval(() => {}, 1000);`;
  const started = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "ignore"] }),
  );
  onTestFinished(() => {
    for (const child of started) child.kill("SIGKILL");
  });

  const said = await Promise.all(
    started.map(({ stdout }) => new Promise<string>((resolve) => stdout.once("data", (text) => resolve(String(text))))),
  );

  expect(said.toSorted()).toEqual(["refused\n", "refused\n", "refused\n", "runs\n"]);
});

test.runIf(process.platform === "linux")("what has ended and still has its number does not run", async () => {
  // The shell never asks after its child, since `sleep` takes its place.
  const shell = spawn("sh", ["-c", "sh -c 'echo $$' & exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void shell.kill("SIGKILL"));
  const pid = await new Promise<number>((resolve) => shell.stdout.once("data", (text) => resolve(Number(text))));

  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(() => process.kill(pid, 0)).not.toThrow();
});

function givenHome(): string {
  const home = mkdtempSync(join(tmpdir(), "assay-running-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  mkdirSync(join(home, "runtime"));

  return home;
}
