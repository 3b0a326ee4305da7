import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withLock } from "./lock.mjs";

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

test("work that fails gives the lock back", async () => {
  const path = aLock();

  await expect(withLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");

  expect(existsSync(path)).toBe(false);
});

function aLock(): string {
  const folder = mkdtempSync(join(tmpdir(), "assay-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  return join(folder, "a.lock");
}
