import { afterAll, expect, test } from "vitest";
import { JOBS } from "@/lib/jobs";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { getRuleDisputes } from "@/lib/services/filter-explain/get-rule-disputes";
import { aContext, databaseUrl, db, home } from "@/lib/services/imports/fixtures/given-import";
import { setLabel } from "@/lib/services/labels/set-label";
import { getLikeness } from "@/lib/services/selection/get-likeness";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { activateFilter } from "./activate-filter";
import { activateNow, decidedIn, givenCorpusOf, givenFiles, givenVersion } from "./given-activation";
import { listFilters } from "./list-filters";
import { startCatchUp } from "./start-catch-up";
import { undoActivation } from "./undo-activation";

afterAll(() => db.$disconnect());

const run = (jobId: string) => runToEnd({ db, url: databaseUrl, home, jobs: JOBS }, jobId);
const stop = (jobId: string) =>
  db.jobRun.update({ where: { id: jobId }, data: { state: "failed", finishedAt: new Date() } });

/** A corpus whose activation ended on a fault, as a page that was opened then shows it. */
async function givenStopped() {
  const ctx = await aContext();
  const [corpus, version] = [await givenCorpusOf(await givenFiles(20)), await givenVersion()];
  const begin = (id: string) => activateNow(ctx, { id: corpus.extId, version: id, reason: "People agree" });
  await stop((await begin(version.id)).jobId);
  const list = () => listFilters(ctx, { corpus: corpus.extId });
  const again = async (by = ctx) =>
    activateFilter(by, { id: corpus.extId, version: version.id, insteadOf: version.id, reason: "People agree" });
  const told = async () => (await getFunnel(ctx, { id: corpus.extId })).activation;

  return { ctx, corpus, version, begin, list, again, told };
}

const retries = ({ activations }: Awaited<ReturnType<typeof listFilters>>) =>
  activations.map(({ state, canRetry }) => [state, canRetry]);

test("one that stopped can be tried again, which brings the rest to its version and can be taken back", async () => {
  const { corpus, version, list, again, told } = await givenStopped();
  expect(retries(await list())).toEqual([["failed", true]]);
  expect(await told()).toEqual({ version: version.name, previous: "defaults-1", isStopped: true });

  const { jobId } = await again();
  expect(retries(await list())).toEqual([
    ["queued", false],
    ["failed", false],
  ]);
  expect(await told()).toMatchObject({ isStopped: false });
  expect(await run(jobId)).toBe("done");

  const { activations, active } = await list();
  expect(active).toBe(version.id);
  expect(activations[0]).toMatchObject({ state: "done", previous: { name: "defaults-1" }, canUndo: true });
  expect(new Set((await decidedIn(corpus.id)).map((row) => row.version))).toEqual(new Set([version.id]));
  expect(await told()).toBeUndefined();
});

test("a taking back that stopped is tried again as one", async () => {
  const { ctx, corpus, version, list, again } = await givenStopped();
  await run((await again()).jobId);
  const [taken] = (await list()).activations;
  if (!taken) throw new Error("Nothing is activated.");
  const undo = await undoActivation(ctx, { id: corpus.extId, activation: taken.id });
  await stop(undo.jobId);
  const stopped = (await list()).activations[0];
  if (!stopped) throw new Error("Nothing is taken back.");
  expect(stopped).toMatchObject({ canRetry: true, undoes: taken.id });

  const { id, reason } = { id: stopped.version.id, reason: stopped.reason };
  const { activationId, jobId } = await activateFilter(ctx, { id: corpus.extId, version: id, insteadOf: id, reason });
  await run(jobId);

  expect((await list()).activations[0]).toMatchObject({
    ...{ id: activationId, state: "done", undoes: taken.id, previous: { id: version.id } },
    version: { name: "defaults-1" },
  });
  const audits = await db.audit.findMany({ where: { subject: `corpus:${corpus.extId}` }, orderBy: { id: "asc" } });
  expect(audits.map(({ verb }) => verb).slice(-2)).toEqual(["undo_activation", "undo_activation"]);
});

test("of two who try again one is refused, and so is who comes once it is done", async () => {
  const { again, ctx, corpus, version } = await givenStopped();
  const lead = await givenContext(db, "lead");

  const both = await Promise.allSettled([again(), again(lead)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  for (const one of both) if (one.status === "fulfilled") await run(one.value.jobId);

  await expect(again(lead)).rejects.toMatchObject({
    code: "CONFLICT",
    message: `“${version.name}” is the active version of “${corpus.name}” already.`,
  });
  expect(await ctx.db.filterActivation.count({ where: { corpusId: corpus.id } })).toBe(2);
});

test("where another version is active by now it is refused by a sentence that says who activated what", async () => {
  const { again, begin, list, ctx, version } = await givenStopped();
  const other = await givenVersion();
  await run((await begin(other.id)).jobId);

  expect(retries(await list())).toEqual([
    ["done", false],
    ["failed", false],
  ]);
  await expect(again()).rejects.toMatchObject({
    code: "CONFLICT",
    message: `Meanwhile ${ctx.person.name} activated “${other.name}” instead of “${version.name}”. Look at what changes from it, then activate again.`,
  });
});

test("one whose version was put back is not tried again, and one that the worker goes on with is under way", async () => {
  const { corpus, version, list, told } = await givenStopped();
  const decidedBy = (name: string) =>
    db.corpus.update({ where: { id: corpus.id }, data: { filterVersion: { connect: { name } } } });

  await decidedBy("defaults-1");
  expect(retries(await list())).toEqual([["failed", false]]);
  await decidedBy(version.name);

  // Its files were read beside the job of their import, which waits; while it does, rows are left to its end.
  const imports = await db.import.findMany({ where: { corpusId: corpus.id }, select: { jobId: true } });
  const ids = imports.flatMap(({ jobId }) => jobId ?? []);
  await db.jobRun.updateMany({ where: { id: { in: ids } }, data: { state: "done" } });
  await startCatchUp(db);
  const payload = { equals: { corpus: corpus.extId } };
  const { id: job } = await db.jobRun.findFirstOrThrow({
    where: { kind: "activate_filter", state: "queued", payload },
  });
  await run(job);
  expect(retries(await list())).toEqual([["done", false]]);
  expect(await told()).toBeUndefined();
});

test("while it is stopped no verdict of the version before is told as one of the version that is active", async () => {
  const { ctx, corpus, again } = await givenStopped();
  const { items } = await listTrajectories(ctx, { corpus: corpus.extId, filter: "", sort: "problem", limit: 50 });
  for (const { id } of items) await setLabel(ctx, { id, label: "sub_task", expectedVersion: 0 });
  const select = () => makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });
  const [{ id } = { id: "" }] = items;
  const disputes = async () =>
    (await getRuleDisputes(ctx, { id: corpus.extId, labels: "all" })).items.map(({ filter, rows }) => filter && rows);
  await select();

  expect((await getLikeness(ctx, { id })).state).not.toBe("known");
  expect(new Set(await disputes())).toEqual(new Set([null]));

  await run((await again()).jobId);
  await select();
  expect(await getLikeness(ctx, { id })).toMatchObject({ state: "known" });
  expect(await disputes()).not.toContain(null);
});
