import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "@/lib/db/query-rows";
import {
  activateNow,
  decidedIn,
  givenCorpusOf,
  givenFiles,
  givenVersion,
} from "@/lib/services/filters/given-activation";
import { listFilters } from "@/lib/services/filters/list-filters";
import { startCatchUp } from "@/lib/services/filters/start-catch-up";
import { undoActivation } from "@/lib/services/filters/undo-activation";
import { aContext, databaseUrl, db, givenImport, home } from "@/lib/services/imports/fixtures/given-import";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { getJob } from "@/lib/services/jobs/get-job";
import { createActivateFilter } from "./activate-filter";
import { runToEnd } from "./fixtures/run-to-end";
import { importFiles } from "./import-files";
import { type Job, JobCancelled, JobInterrupted } from "./job";

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

  const { jobId } = await activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
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
  expect(await selectionsOf(corpus.extId)).toBe(1);
}, 60_000);

/** Jobs that make the selection of a corpus anew. */
function selectionsOf(extId: string): Promise<number> {
  return db.jobRun.count({ where: { kind: "select_kept", payload: { path: ["corpus"], equals: extId } } });
}

test("taking an activation back restores every column, and can itself be taken back", async () => {
  const ctx = await aContext();
  const version = await givenVersion();
  const corpus = await givenCorpusOf(files);
  const before = await decidedIn(corpus.id);
  const first = await activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
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

const BATCH = 20;

/** Runs an activation in small batches up to its third report, which throws; what a killed or cancelled one has done stays. */
async function stopped(jobId: string, corpus: string, stop: Error): Promise<unknown> {
  let reports = 0;
  const log = { event: () => undefined, failure: () => undefined };
  const ctx = { ...(await aContext()), databaseUrl, log, claim: { jobId, workerId: "test" } };
  const report = async (): Promise<void> => {
    reports += 1;
    if (reports === 3) throw stop;
  };

  return createActivateFilter(BATCH)
    .run(ctx, { corpus }, { report, signal: new AbortController().signal })
    .catch((error: unknown) => error);
}

test("a cancelled activation puts back what it had changed, and says how much", async () => {
  const ctx = await aContext();
  const version = await givenVersion();
  const corpus = await givenCorpusOf(files);
  const { active: previous } = await listFilters(ctx, { corpus: corpus.extId });
  const before = await decidedIn(corpus.id);
  const { jobId } = await activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });

  expect(await stopped(jobId, corpus.extId, new JobCancelled())).toMatchObject({ result: { putBack: 2 * BATCH } });

  expect(await selectionsOf(corpus.extId)).toBe(1);
  expect(await decidedIn(corpus.id)).toEqual(before);
  expect(await listFilters(ctx, { corpus: corpus.extId })).toMatchObject({
    active: previous,
    activations: [{ state: "cancelled", moved: null, canUndo: false }],
  });
}, 60_000);

test("an activation that is cancelled while it waits puts the version before back", async () => {
  const ctx = await aContext();
  const corpus = await givenCorpusOf(files.slice(1));
  const [version, before] = [await givenVersion(), await listFilters(ctx, { corpus: corpus.extId })];
  const { jobId } = await activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });

  await cancelJob(ctx, { id: jobId });

  expect(await run(jobId)).toBe("cancelled");
  const { active, activations } = await listFilters(ctx, { corpus: corpus.extId });
  expect([active, activations[0]?.state]).toEqual([before.active, "cancelled"]);
}, 60_000);

test("an activation that was interrupted goes on, and sums up what moved before and after", async () => {
  const ctx = await aContext();
  const version = await givenVersion();
  const corpus = await givenCorpusOf(files);
  const before = await decidedIn(corpus.id);
  const { jobId } = await activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
  await stopped(jobId, corpus.extId, new JobInterrupted());
  const half = await decidedIn(corpus.id);
  expect(half.filter((row) => row.version === version.id)).toHaveLength(2 * BATCH);

  expect(await run(jobId)).toBe("done");

  const after = await decidedIn(corpus.id);
  expect(new Set(after.map((row) => row.version))).toEqual(new Set([version.id]));
  const { activations } = await listFilters(ctx, { corpus: corpus.extId });
  expect(activations[0]?.moved?.reduce((sum, { count }) => sum + count, 0)).toBe(
    after.filter((row, at) => row.verdict !== before[at]?.verdict).length,
  );
  expect(await getJob(ctx, { id: jobId })).toMatchObject({ done: after.length, total: after.length, unit: "rows" });
}, 60_000);

test("what an import brings by the version before, while another is activated, ends with the new one", async () => {
  const ctx = await aContext();
  const version = await givenVersion();
  const fresh = await givenCorpusOf(files, version);
  const [first = "", ...others] = files;
  const importing = await givenImport([...others, first]);
  const corpus = await db.corpus.findUniqueOrThrow({ where: { name: importing.corpus } });
  let activated: Promise<string> | undefined;
  const activate = async (): Promise<string> => {
    const { jobId } = await activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
    return run(jobId);
  };
  const meanwhile: Job = {
    ...importFiles,
    run: (jobContext, payload, progress) =>
      importFiles.run(jobContext, payload, {
        ...progress,
        report: async (done, total) => {
          activated ??= activate();
          expect(await activated).toBe("done");
          await progress.report(done, total);
        },
      }),
  };

  expect(await runToEnd({ db, url: databaseUrl, home, jobs: [meanwhile] }, importing.jobId)).toBe("done");
  expect(new Set((await decidedIn(corpus.id)).map((row) => row.version)).size).toBe(2);
  const [job] = await db.jobRun.findMany({
    where: { kind: "activate_filter", state: "queued", payload: { equals: { corpus: corpus.extId } } },
  });
  expect(await run(job?.id ?? "")).toBe("done");

  expect(await decidedIn(corpus.id)).toEqual(await decidedIn(fresh.id));
}, 60_000);

test("what an import brings by a version whose activation is cancelled is brought back when both end together", async () => {
  const ctx = await aContext();
  const version = await givenVersion();
  const corpus = await givenCorpusOf(files);
  const before = await decidedIn(corpus.id);
  const { jobId } = await activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
  // Its files were read beside the job of their import, which waits; while it does, rows are left to its end.
  const imports = await db.import.findMany({ where: { corpusId: corpus.id }, select: { jobId: true } });
  await db.jobRun.updateMany({
    where: { id: { in: imports.flatMap(({ jobId: one }) => one ?? []) } },
    data: { state: "done" },
  });
  const { id: filterVersionId } = await db.filterVersion.findUniqueOrThrow({ where: { extId: version.id } });
  const catchUps = () =>
    db.jobRun.findMany({
      where: { id: { not: jobId }, kind: "activate_filter", payload: { equals: { corpus: corpus.extId } } },
    });
  const ending: Job = {
    ...createActivateFilter(BATCH),
    run: async (...given) => {
      try {
        return await createActivateFilter(BATCH).run(...given);
      } finally {
        // Behind the last look of the cancelled job, and before its end is stored.
        await db.$executeRaw(
          sql`update trajectory set filter_version_id = ${filterVersionId} where corpus_id = ${corpus.id}`,
        );
        await startCatchUp(db);
        expect(await catchUps()).toEqual([]);
      }
    },
  };
  await cancelJob(ctx, { id: jobId });

  expect(await runToEnd({ db, url: databaseUrl, home, jobs: [ending] }, jobId)).toBe("cancelled");

  const [caught] = await catchUps();
  expect(caught?.state).toBe("queued");
  await cancelJob(ctx, { id: caught?.id ?? "" });
  expect(await run(caught?.id ?? "")).toBe("cancelled");
  // One that only catches up is not begun again by its own cancel.
  expect(await catchUps()).toHaveLength(1);
  await startCatchUp(db);
  expect(await run((await catchUps()).find(({ state }) => state === "queued")?.id ?? "")).toBe("done");
  expect(await decidedIn(corpus.id)).toEqual(before);
}, 60_000);
