import { randomUUID } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import {
  aContext,
  anEnvelope,
  aStep,
  databaseUrl,
  db,
  givenFile,
  givenImport,
  home,
  imported,
} from "./fixtures/given-import";
import { count, rawRecords } from "./fixtures/stored";
import { listRejected } from "./list-rejected";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";
import { runRetry } from "./run-retry";

afterAll(() => db.$disconnect());

const run = (importId: number) => runImport({ databaseUrl, home, importId, onProgress: async () => undefined });

/** Three lines, of which the last names the first one's problem again. */
function aRepeat(): readonly string[] {
  const problem_id = randomUUID();

  return [anEnvelope({ problem_id }), anEnvelope(), anEnvelope({ problem_id })];
}

test("of two lines of one problem the first counts and the later one is kept as a rejected row", async () => {
  const lines = aRepeat();
  const { id, key, corpus } = await givenImport([await givenFile("output.jsonl", lines.join("\n"))]);

  expect(await run(key)).toMatchObject({ read: 3, imported: 2, rejected: 1, duplicates: 0, conflicts: 0 });

  expect(await rawRecords(corpus)).toEqual(lines.slice(0, 2));
  const { items } = await listRejected(await aContext(), { id });
  expect(items).toMatchObject([{ line: 3, reason: expect.stringContaining("The first line wins") }]);
});

test("neither the same file once more nor a retry brings the later line in", async () => {
  const lines = aRepeat();
  const path = await givenFile("output.jsonl", lines.join("\n"));
  const first = await givenImport([path]);
  await run(first.key);
  await db.jobRun.update({ where: { id: first.jobId }, data: { state: "done" } });

  const again = await imported([path], { corpus: first.corpus });
  const retry = await retryRejected(await aContext(), { id: first.id });
  const { id: retryKey } = await db.import.findUniqueOrThrow({ where: { extId: retry.importId } });
  const retried = await runRetry({ databaseUrl, home, importId: retryKey, onProgress: async () => undefined });

  expect(again).toMatchObject({ imported: 0, duplicates: 2, rejected: 1 });
  expect(retried).toMatchObject({ imported: 0, rejected: 1 });
  expect(await count("trajectory", first.corpus)).toBe(2);
});

test("of two lists of one problem the later one says what keeps both, and doing so brings it in", async () => {
  const problem_id = randomUUID();
  const lists = [1, 2].map((rollout) => {
    const step = JSON.stringify(aStep(1, `the ${rollout}. magnet`));

    return `[${step.replace('"extra_info":{', `"extra_info":{"problem_id":"${problem_id}",`)}]`;
  });
  const path = await givenFile("lists.jsonl", lists.join("\n"));
  const { id, key, corpus } = await givenImport([path]);
  expect(await run(key)).toMatchObject({ imported: 1, rejected: 1 });

  const { items } = await listRejected(await aContext(), { id });
  const own = await givenFile("lists.jsonl", String(lists[1]));

  expect(items[0]?.reason).toContain("put this one into a file of its own and import that under a run name of its own");
  expect(items[0]?.reason).not.toContain("Number the rollouts");
  expect(await imported([own], { corpus, runName: "second" })).toMatchObject({ imported: 1, rejected: 0 });
  expect(await count("trajectory", corpus)).toBe(2);
});

test("the first line wins over one that comes batches later", async () => {
  const problem_id = randomUUID();
  const filler = Array.from({ length: 2_100 }, () => anEnvelope({ dialogue: null }));
  const lines = [anEnvelope({ problem_id }), ...filler, anEnvelope({ problem_id })];

  const summary = await imported([await givenFile("long.jsonl", lines.join("\n"))]);

  expect(summary).toMatchObject({ imported: 2_101, rejected: 1 });
});

test("numbered rollouts, other runs and other files of the same name are no repeats", async () => {
  const problem_id = randomUUID();
  const lines = [1, 2].map((rollout) => anEnvelope({ problem_id, rollout }));
  const runs = ["run-a", "run-b"].map((eval_run_id) => anEnvelope({ problem_id, eval_run_id }));
  const path = await givenFile("output.jsonl", [...lines, ...runs].join("\n"));
  const other = await givenFile("output.jsonl", "");
  await copyFile(await givenFile("other.jsonl", anEnvelope({ problem_id, rollout: 1 })), other);

  expect(await imported([path, other])).toMatchObject({ imported: 5, rejected: 0, conflicts: 0 });
});
