import { afterAll, beforeAll, expect, test } from "vitest";
import { corpusJobs } from "@/lib/jobs/fixtures/corpus-jobs";
import { ACTIVATION_JOB } from "@/lib/services/filters/activation-job";
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
import { aContext, databaseUrl, db, home } from "@/lib/services/imports/fixtures/given-import";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { createActivateFilter } from "./activate-filter";
import { runToEnd } from "./fixtures/run-to-end";
import { JobCancelled } from "./job";

afterAll(() => db.$disconnect());

let files: readonly string[] = [];
beforeAll(async () => {
  files = await givenFiles(60);
});

const BATCH = 20;
const FAULT = new Error("The database's disk is full.");
const run = (jobId: string) => runToEnd({ db, url: databaseUrl, home }, jobId);
const { runDue: catchUp } = corpusJobs(ACTIVATION_JOB, startCatchUp);

/** Runs an activation up to its third report, which ends its job as failed: on a fault, or cancelled and then on a fault. */
async function broken(jobId: string, corpus: string, by: "fault" | "cancel"): Promise<void> {
  let reports = 0;
  const isFull = () => by === "cancel" && reports > 2;
  const full = new Proxy(db, {
    get: (of, name) => {
      if (name === "$transaction" && isFull()) return () => Promise.reject(FAULT);

      return Reflect.get(of, name);
    },
  });
  const log = { event: () => undefined, failure: () => undefined };
  const ctx = { ...(await aContext()), db: full, databaseUrl, log, claim: { jobId, workerId: "test" } };
  const report = async (): Promise<void> => {
    reports += 1;
    if (reports > 2) throw by === "cancel" ? new JobCancelled() : FAULT;
  };

  const running = createActivateFilter(BATCH).run(ctx, { corpus }, { report, signal: new AbortController().signal });
  await expect(running).rejects.toBe(FAULT);
  await db.jobRun.update({ where: { id: jobId }, data: { state: "failed", finishedAt: new Date() } });
}

async function given() {
  const [ctx, corpus, version] = [await aContext(), await givenCorpusOf(files), await givenVersion()];
  // Its files were read beside the job of their import, which waits; while it does, rows are left to its end.
  const imports = await db.import.findMany({ where: { corpusId: corpus.id }, select: { jobId: true } });
  const jobs = imports.flatMap(({ jobId }) => jobId ?? []);
  await db.jobRun.updateMany({ where: { id: { in: jobs } }, data: { state: "done" } });
  const id = corpus.extId;

  return {
    ...{ ctx, corpus, version, before: await decidedIn(corpus.id) },
    list: () => listFilters(ctx, { corpus: id }),
    activate: (extId: string) => activateNow(ctx, { id, version: extId, reason: "Try" }),
    undo: (activation: string) => undoActivation(ctx, { id, activation }),
    breakOff: async (by: "fault" | "cancel") => {
      const { jobId, activationId } = await activateNow(ctx, { id, version: version.id, reason: "Try" });
      await broken(jobId, id, by);
      return activationId;
    },
  };
}

const acts = ({ activations }: Awaited<ReturnType<typeof listFilters>>) =>
  activations.map(({ state, canUndo, canRetry }) => ({ state, canUndo, canRetry }));
const CANCELLED = { state: "cancelled", canUndo: false, canRetry: false };

test("a cancelled one whose put-back stopped on a fault is cancelled once the rest is put back", async () => {
  const { corpus, before, list, undo, breakOff } = await given();
  const { active } = await list();
  const id = await breakOff("cancel");
  expect(acts(await list())).toEqual([{ state: "failed", canUndo: false, canRetry: false }]);
  expect(await decidedIn(corpus.id)).not.toEqual(before);

  expect(await catchUp(corpus.extId)).toBe("done");

  expect(await decidedIn(corpus.id)).toEqual(before);
  expect(await list()).toMatchObject({ active, activations: [{ ...CANCELLED, moved: null }] });
  await expect(undo(id)).rejects.toMatchObject({
    code: "CONFLICT",
    message: "Only the latest activation can be taken back, while its version is the active one.",
  });
}, 60_000);

test("one that follows a put-back that stopped comes instead of what was active, and may be taken back", async () => {
  const { corpus, before, version, list, activate, undo, breakOff } = await given();
  const { active } = await list();
  await breakOff("cancel");
  const other = await givenVersion();
  const { activationId, jobId } = await activate(other.id);
  expect(await run(jobId)).toBe("done");

  const { activations } = await list();
  expect(activations).toMatchObject([{ state: "done", previous: { id: active }, canUndo: true }, CANCELLED]);
  await run((await undo(activationId)).jobId);
  expect(await decidedIn(corpus.id)).toEqual(before);

  // The version that it was put back to, activated once more, comes instead of the one that was cancelled.
  await breakOff("cancel");
  const again = await activate(active);
  expect(await run(again.jobId)).toBe("done");
  expect(await decidedIn(corpus.id)).toEqual(before);
  expect((await list()).activations.slice(0, 2)).toMatchObject([
    { state: "done", version: { id: active }, previous: { id: version.id }, canUndo: true },
    { state: "failed", version: { id: version.id }, canUndo: false },
  ]);
  expect(await run((await undo(again.activationId)).jobId)).toBe("done");
  expect((await list()).active).toBe(version.id);
}, 60_000);

test("one that is tried again counts what moved before it stopped as well", async () => {
  const { corpus, before, version, list, activate, breakOff } = await given();
  await breakOff("fault");
  const half = await decidedIn(corpus.id);
  const movedIn = (rows: typeof half) => rows.filter(({ verdict }, at) => verdict !== before[at]?.verdict).length;
  expect(half.filter((row) => row.version === version.id)).toHaveLength(2 * BATCH);
  expect(movedIn(half)).toBeGreaterThan(0);

  expect(await run((await activate(version.id)).jobId)).toBe("done");

  const [again] = (await list()).activations;
  expect(again?.moved?.reduce((sum, { count }) => sum + count, 0)).toBe(movedIn(await decidedIn(corpus.id)));
}, 60_000);

test("one that failed is taken back where the one that followed it was cancelled", async () => {
  const { ctx, corpus, before, version, list, activate, undo, breakOff } = await given();
  const id = await breakOff("fault");
  await expect(undo(id)).rejects.toMatchObject({ message: expect.stringContaining("did not come to its end") });
  const { jobId } = await activate((await givenVersion()).id);
  expect(acts(await list())[1]).toEqual({ state: "failed", canUndo: false, canRetry: false });
  await cancelJob(ctx, { id: jobId });
  expect(await run(jobId)).toBe("cancelled");

  expect(new Set((await decidedIn(corpus.id)).map((row) => row.version))).toEqual(new Set([version.id]));
  expect(acts(await list())).toEqual([CANCELLED, { state: "failed", canUndo: true, canRetry: false }]);
  expect(await run((await undo(id)).jobId)).toBe("done");
  expect(await decidedIn(corpus.id)).toEqual(before);
  expect((await list()).activations[0]).toMatchObject({ state: "done", undoes: id, canUndo: true });
}, 60_000);

test("where its second try is cancelled, what was activated before it is the one to take back", async () => {
  const { ctx, before, corpus, version, list, activate, undo, breakOff } = await given();
  const first = await activate((await givenVersion()).id);
  await run(first.jobId);
  const failed = await breakOff("fault");
  const { jobId } = await activate(version.id);
  await cancelJob(ctx, { id: jobId });
  expect(await run(jobId)).toBe("cancelled");

  expect(acts(await list())).toEqual([
    CANCELLED,
    { state: "failed", canUndo: false, canRetry: false },
    { state: "done", canUndo: true, canRetry: false },
  ]);
  await expect(undo(failed)).rejects.toMatchObject({ message: expect.stringContaining("Only the latest activation") });
  await run((await undo(first.activationId)).jobId);
  expect(await decidedIn(corpus.id)).toEqual(before);
}, 60_000);
