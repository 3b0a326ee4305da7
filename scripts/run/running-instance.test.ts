import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimInstance, runningBaseUrl } from "./running-instance.mjs";

test("commands know where people open the instance that runs, and nothing of one that has left", async () => {
  const home = mkdtempSync(join(tmpdir(), "assay-running-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  mkdirSync(join(home, "runtime"));

  expect(runningBaseUrl(home)).toBeUndefined();

  const instance = await claimInstance(home);
  expect(runningBaseUrl(home)).toBeUndefined();
  instance.isServing("http://0.0.0.0:4202", "https://assay.example.org");
  expect(runningBaseUrl(home)).toBe("https://assay.example.org");

  instance.leave();
  expect(runningBaseUrl(home)).toBeUndefined();
});
