import { afterAll, beforeAll, expect, test } from "vitest";
import { activateFilter } from "@/lib/services/filters/activate-filter";
import { decidedIn, givenCorpusOf, givenFiles, givenVersion } from "@/lib/services/filters/given-activation";
import { listFilters } from "@/lib/services/filters/list-filters";
import { undoActivation } from "@/lib/services/filters/undo-activation";
import { aContext, databaseUrl, db, home } from "@/lib/services/imports/fixtures/given-import";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

let files: readonly string[] = [];
beforeAll(async () => {
  files = await givenFiles(150);
});

const run = (jobId: string) => runToEnd({ db, url: databaseUrl, home }, jobId);

test("an activation decides every trajectory of every format as an import under the same thresholds does", async () => {
  const ctx = await aContext();
  const version = await givenVersion();
  const [corpus, fresh] = [await givenCorpusOf(files), await givenCorpusOf(files, version)];
  const before = await decidedIn(corpus.id);

  const { jobId } = await activateFilter(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
  expect(await run(jobId)).toBe("done");

  const after = await decidedIn(corpus.id);
  expect(after).toEqual(await decidedIn(fresh.id));
  expect(new Set(after.map((row) => row.version))).toEqual(new Set([version.id]));
  const changed = after.filter((row, at) => row.verdict !== before[at]?.verdict).length;
  expect(changed).toBeGreaterThan(3);
  expect(after.filter((row, at) => row.rejects !== before[at]?.rejects).length).toBeGreaterThan(3);
  const { active, activations } = await listFilters(ctx, { corpus: corpus.extId });
  expect([active, activations]).toMatchObject([version.id, [{ state: "done", jobId, undoes: null, canUndo: true }]]);
  expect(activations[0]?.moved?.reduce((sum, { count }) => sum + count, 0)).toBe(changed);
}, 60_000);

test("taking an activation back restores every column, and can itself be taken back", async () => {
  const ctx = await aContext();
  const version = await givenVersion();
  const corpus = await givenCorpusOf(files);
  const before = await decidedIn(corpus.id);
  const first = await activateFilter(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
  await run(first.jobId);
  const decided = await decidedIn(corpus.id);

  const undo = await undoActivation(ctx, { id: corpus.extId, activation: first.activationId });
  await run(undo.jobId);

  expect(await decidedIn(corpus.id)).toEqual(before);
  const { activations } = await listFilters(ctx, { corpus: corpus.extId });
  expect(activations).toMatchObject([
    { id: undo.activationId, undoes: first.activationId, canUndo: true },
    { id: first.activationId, undoes: null, canUndo: false },
  ]);
  await expect(undoActivation(ctx, { id: corpus.extId, activation: first.activationId })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  const redo = await undoActivation(ctx, { id: corpus.extId, activation: undo.activationId });
  await run(redo.jobId);
  expect(await decidedIn(corpus.id)).toEqual(decided);
}, 60_000);
