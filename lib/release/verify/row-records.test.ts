import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { RowRecords } from "./row-records";

test("records that nobody reads are not opened, so that what is wrong with their file is nobody's fault", async () => {
  const records = new RowRecords("/nowhere/audit/rows.jsonl");
  const crash = once(process, "uncaughtException").then(() => "crash");

  await records.close();

  expect(await Promise.race([crash, pause(200, "none")])).toBe("none");
});

test("of a file that is not there the first record says so", async () => {
  await expect(new RowRecords("/nowhere/audit/rows.jsonl").next()).rejects.toThrow(/ENOENT/);
});
