import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import {
  aContext,
  anEnvelope,
  databaseUrl,
  db,
  givenFile,
  givenImport,
  home,
  imported,
  longLines,
} from "./fixtures/given-import";
import { rawRecords } from "./fixtures/stored";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";
import { runRetry } from "./run-retry";

afterAll(() => db.$disconnect());

const run = (importId: number, onProgress = async () => undefined) =>
  runImport({ databaseUrl, home, importId, onProgress });
const dies = (importId: number) =>
  expect(
    run(importId, async () => {
      throw new Error("killed");
    }),
  ).rejects.toThrow("killed");

/** Two lines of one id. */
function twoLines(named: Readonly<Record<string, unknown>> = {}): readonly [string, string] {
  const problem_id = randomUUID();

  return [anEnvelope({ problem_id, ...named }), anEnvelope({ problem_id, ...named })];
}

test.each([
  ["under another name, whose run is another", "output (1).jsonl", {}],
  ["of a run that its records name", "output (1).jsonl", { eval_run_id: "night" }],
  ["under its own name", "output.jsonl", {}],
])("a file of known lines %s rejects the later one of an id as it did before", async (_, name, named) => {
  const lines = twoLines(named);
  const { corpus } = await imported([await givenFile("output.jsonl", lines.join("\n"))]);

  const again = await imported([await givenFile(name, lines.join("\n"))], { corpus });

  expect(again).toMatchObject({ imported: 0, duplicates: 1, rejected: 1, conflicts: 0 });
  expect(await rawRecords(corpus)).toEqual([lines[0]]);
});

test("a later line is rejected where an import before brought the first one alone, and no retry brings it in", async () => {
  const lines = twoLines();
  const { corpus } = await imported([await givenFile("b.jsonl", lines[0])]);
  const { id, key, jobId } = await givenImport([await givenFile("a.jsonl", lines.join("\n"))], { corpus });

  expect(await run(key)).toMatchObject({ imported: 0, duplicates: 1, rejected: 1, conflicts: 0 });
  await db.jobRun.update({ where: { id: jobId }, data: { state: "done" } });
  const retry = await retryRejected(await aContext(), { id });
  const { id: importId } = await db.import.findUniqueOrThrow({ where: { extId: retry.importId } });
  const onProgress = async () => undefined;

  expect(await runRetry({ databaseUrl, home, importId, onProgress })).toMatchObject({ imported: 0, rejected: 1 });
});

test("a line that comes before a known one of its id is no repeat, and is noted", async () => {
  const lines = twoLines();
  const { corpus } = await imported([await givenFile("a.jsonl", lines[0])]);

  const both = await imported([await givenFile("a.jsonl", lines.toReversed().join("\n"))], { corpus });

  expect(both).toMatchObject({ imported: 1, duplicates: 1, rejected: 0, conflicts: 1 });
});

test("a line that another file rejected is the first one of a file in which it is alone", async () => {
  const lines = twoLines();
  const { corpus } = await imported([await givenFile("a.jsonl", lines.join("\n"))]);

  expect(await imported([await givenFile("a.jsonl", lines[1])], { corpus })).toMatchObject({
    imported: 1,
    rejected: 0,
    conflicts: 1,
  });
});

test("lines of two agents are of two runs, also where the first is known", async () => {
  const problem_id = randomUUID();
  const lines = ["one", "two"].map((agent_name) => anEnvelope({ problem_id, agent_name }));
  const { corpus } = await imported([await givenFile("b.jsonl", String(lines[0]))]);

  expect(await imported([await givenFile("a.jsonl", lines.join("\n"))], { corpus })).toMatchObject({
    imported: 1,
    duplicates: 1,
    rejected: 0,
  });
});

test("what an import that was cut short brought is the first in the import that reads the file again", async () => {
  const [first, later] = twoLines();
  const path = await givenFile("long.jsonl", [first, ...longLines(2), later].join("\n"));
  const { key, corpus } = await givenImport([path]);
  await dies(key);
  await db.importFile.updateMany({ where: { importId: key }, data: { state: "cancelled" } });

  const { read, imported: came, duplicates, rejected, conflicts } = await imported([path], { corpus });

  expect({ rejected, conflicts, read }).toEqual({ rejected: 1, conflicts: 0, read: came + duplicates + 1 });
  expect(await rawRecords(corpus)).not.toContain(later);
});

test("an import that goes on knows the ids of the known lines that it read before", async () => {
  const [first, later] = twoLines();
  const { corpus } = await imported([await givenFile("b.jsonl", first)]);
  const path = await givenFile("a.jsonl", [first, ...longLines(2), later].join("\n"));
  const { key } = await givenImport([path], { corpus });
  await dies(key);

  expect(await run(key)).toMatchObject({ duplicates: 1, rejected: 1, conflicts: 0 });
});

test.each([
  ["another file of more records", (lines: readonly string[]) => lines.map(() => anEnvelope())],
  ["one with fewer records", (lines: readonly string[]) => lines.slice(0, 5)],
  ["one that differs in a record that was read", (lines: readonly string[]) => [anEnvelope(), ...lines.slice(1)]],
])("an import that goes on in %s reads none of it and says so", async (_, changed) => {
  const lines = longLines(2);
  const path = await givenFile("changes.jsonl", lines.join("\n"));
  const { key, corpus } = await givenImport([path]);
  await dies(key);
  const before = await rawRecords(corpus);
  await writeFile(path, changed(lines).join("\n"));

  expect(await run(key)).toMatchObject({ read: before.length, imported: before.length, refused: 1 });

  expect(await rawRecords(corpus)).toEqual(before);
  const file = await db.importFile.findFirstOrThrow({ where: { importId: key } });
  expect(file).toMatchObject({ state: "refused", readCount: before.length });
  expect(file.refusal).toContain(`The first ${before.length} records, which are in, came from what it held before`);
});

test("one that goes on in the same file with more behind it reads the rest", async () => {
  const lines = longLines(2);
  const path = await givenFile("grows.jsonl", lines.join("\n"));
  const { key, corpus } = await givenImport([path]);
  await dies(key);
  const all = [...lines, anEnvelope()];
  await writeFile(path, all.join("\n"));

  expect(await run(key)).toMatchObject({ read: all.length, imported: all.length, refused: 0 });
  expect(await rawRecords(corpus)).toEqual(all);
});
