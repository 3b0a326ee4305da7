import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { removeCatalogue } from "@/lib/services/catalogue/remove-catalogue";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { startJob } from "@/lib/services/jobs/start-job";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { createImport } from "./create-import";
import { databaseUrl, db, home } from "./fixtures/given-import";
import { getImport } from "./get-import";
import { previewTakeBack } from "./preview-take-back";
import { startTakeBack } from "./start-take-back";
import { takeBackRows } from "./take-back-rows";

afterAll(() => db.$disconnect());

const installation = { db, url: databaseUrl, home };
const admin = await givenContext(db, "admin", home);

/** A corpus of one import, with the keys of its first trajectory and problem. */
async function given() {
  const corpus = await givenCorpus(db, [{}, {}]);
  const { id, extId } = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const [{ trajectoryId = 0n, problemId = 0 } = {}] = await db.$queryRaw<
    { trajectoryId: bigint; problemId: number }[]
  >`select id as "trajectoryId", problem_id as "problemId" from trajectory where corpus_id = ${corpus.id} order by id limit 1`;

  return { corpus, importId: id, id: extId, corpusId: corpus.id, trajectoryId, problemId };
}
type Given = Awaited<ReturnType<typeof given>>;

const personId = admin.person.id;
const refusalOf = async (id: string) => (await previewTakeBack(admin, { id })).refusal;
const rowsOf = ({ id }: GivenCorpus) => db.$executeRaw`select from trajectory where corpus_id = ${id}`;

async function givenSplit({ corpusId }: Given): Promise<number> {
  const split = { corpusId, personId, name: "main", note: "", seed: 1, shares: {}, strata: [], weigh: "problems" };

  return (await db.split.create({ data: split })).id;
}

async function givenRelease(of: Given) {
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: of.corpusId } });
  const common = { corpusId: of.corpusId, personId, filterVersionId, splitId: await givenSplit(of) };

  return db.release.create({
    data: { ...common, number: 1, name: "Autumn", note: "", recipe: {}, state: "withdrawn" },
  });
}

const WORK: Readonly<Record<string, (of: Given) => Promise<unknown>>> = {
  "1 of its trajectories with labels, gates or approvals": ({ corpusId, trajectoryId }) =>
    db.labelEvent.create({ data: { corpusId, trajectoryId, personId, question: "structure", version: 1 } }),
  "1 with comments": ({ corpusId, trajectoryId }) =>
    db.comment.create({ data: { corpusId, trajectoryId, personId, body: "look" } }),
  "1 with labels of steps": ({ corpusId, trajectoryId }) =>
    db.stepLabel.create({ data: { corpusId, trajectoryId, personId, step: 0, label: "good" } }),
  "2 in queues": ({ corpus }) => givenQueue(admin, corpus),
  "1 judged again": ({ corpusId, trajectoryId }) => {
    const asked = { endpoint: "e", model: "m", rubric: "r", formatter: "f", state: "failed", tries: 1, at: new Date() };

    return db.rejudgement.create({ data: { corpusId, trajectoryId, round: randomUUID(), ...asked } });
  },
  "1 in releases": async (of) => {
    const { id: releaseId } = await givenRelease(of);
    const { corpusId, trajectoryId, problemId } = of;
    const said = { pool: "train", verdict: "agentic", structure: "agentic", labelSource: "filter", approved: true };
    const member = { position: 0, corpusId, problemId, trajectoryId, clusterId: 0, ...said };
    await db.releaseMember.create({ data: { releaseId, ...member } });
  },
  "1 of its problems in splits": async (of) =>
    db.splitPool.create({ data: { splitId: await givenSplit(of), problemId: of.problemId, pool: "train" } }),
  "1 of its problems in decisions about leak clusters": ({ corpusId, problemId }) =>
    db.leakDecision.create({ data: { corpusId, kind: "join", aId: problemId, bId: 0, note: "", personId } }),
  "1 of its problems in the clusters of a release": async (of) => {
    const { id: releaseId } = await givenRelease(of);
    const said = { pool: "train", verdict: "agentic", structure: "agentic", labelSource: "filter", approved: true };
    const member = { position: 0, corpusId: of.corpusId, problemId: 0, trajectoryId: 0n, clusterId: of.problemId };
    await db.releaseMember.create({ data: { releaseId, ...member, ...said } });
  },
  "1 audit samples that were drawn since": async ({ corpusId }) => {
    const asked = { filter: "", instructions: "", mode: "blind", hidden: ["judge"], overlap: 1, priority: "random" };
    const queue = await db.queue.create({ data: { corpusId, personId, name: "audit", ...asked } });
    const sample = { queueId: queue.id, filter: "", dimensions: [], seed: 1, failed: 0, withoutGate: 0 };
    await db.auditSample.create({ data: sample });
  },
};

test.each(Object.entries(WORK))("people's work stands against it, and is counted: %s", async (words, work) => {
  const of = await given();
  expect(await refusalOf(of.id)).toBeNull();
  await work(of);

  const told = `People have worked on what it brought: ${words}. Leave its rows out by the filter “-import:${of.id}” instead.`;
  expect(await refusalOf(of.id)).toBe(told);
  await expect(startTakeBack(admin, { id: of.id })).rejects.toMatchObject({ code: "CONFLICT", message: told });
  expect(await rowsOf(of.corpus)).toBe(2);
});

test.each([
  ["1 with comments", "first"],
  ["1 with comments", "last"],
  ["1 of its trajectories with labels, gates or approvals", "first"],
  ["1 of its problems in splits", "first"],
  ["1 of its problems in splits", "last"],
])(
  "what somebody does while its rows are going leaves everything as it was: %s, at the %s step",
  async (words, when) => {
    const of = await given();
    // A new one would wait for the corpus.
    const splitId = await givenSplit(of);
    const inSplit = () => db.splitPool.create({ data: { splitId, problemId: of.problemId, pool: "train" } });
    const act = words.endsWith("in splits") ? inSplit : WORK[words];
    const { jobId } = await startTakeBack(admin, { id: of.id });
    const onStep = async (done: number, total: number) => {
      if (done === (when === "first" ? 0 : total - 1)) await act?.(of);
    };

    const taken = takeBackRows(admin, { id: of.id, jobId, onStep, keep: async () => undefined });

    await expect(taken).rejects.toMatchObject({ message: expect.stringContaining(words) });
    expect(await rowsOf(of.corpus)).toBe(2);
    expect(await db.audit.count({ where: { subject: `import:${of.id}` } })).toBe(0);
  },
);

test("work of the corpus that waits or runs stands against it as long as it does", async () => {
  const { id, corpus } = await given();
  const job = await startJob(db, {
    kind: "rejudge",
    payload: { corpus: corpus.extId },
    personId: null,
    unit: "rows",
    total: 0,
  });

  expect(await previewTakeBack(admin, { id })).toMatchObject({
    waits: true,
    refusal: expect.stringContaining("waits or runs"),
  });
  await db.jobRun.update({ where: { id: job }, data: { state: "done" } });
  expect(await refusalOf(id)).toBeNull();
});

test("a retry, and records that a later import left out, stand against it", async () => {
  const [retried, earlier] = [await given(), await given()];
  const file = { position: 0, name: "later.jsonl", path: "", sizeBytes: 1n };
  const retry = await db.import.create({
    data: { corpusId: retried.corpusId, format: "auto", retryOfId: retried.importId },
  });
  const later = await db.import.create({ data: { corpusId: earlier.corpusId, format: "auto" } });
  await db.importFile.create({ data: { ...file, importId: later.id, format: "sn15", duplicateCount: 2 } });

  expect(await refusalOf(retry.extId)).toMatch(/^This import read rejected rows of another one again/);
  expect((await previewTakeBack(admin, { id: retried.id })).counts.retries).toBe(1);
  expect(await refusalOf(earlier.id)).toMatch(/^A later import, “later.jsonl”, left out 2 records/);
  expect(await refusalOf(later.extId)).toBeNull();
});

test("products stand against it as long as they are there; to remove them is no way out where others brought some", async () => {
  const of = await given();
  const lead = await givenContext(db, "lead", home);
  const { id: jobId } = await db.jobRun.create({
    data: { kind: "import", payload: {}, state: "done", personId: lead.person.id },
  });
  await db.import.update({ where: { id: of.importId }, data: { jobId } });
  const file = { position: 0, name: "shop.jsonl", path: "", sizeBytes: 1n, format: "catalogue", importedCount: 1 };
  await db.importFile.create({ data: { ...file, importId: of.importId } });
  await db.product.create({ data: { corpusId: of.corpusId, productId: "1", document: {}, titleEmbedding: [] } });
  const told = async (ctx = lead) => (await previewTakeBack(ctx, { id: of.id })).refusal;

  expect(await told()).toMatch(/over it, or remove the catalogue and then take the import back\.$/);
  const demoted = { ...lead, person: { ...lead.person, role: "researcher" } };
  expect(await told(demoted)).toMatch(/, or ask a lead to remove the catalogue and then take the import back\.$/);
  const other = await db.import.create({ data: { corpusId: of.corpusId, format: "auto" } });
  await db.importFile.create({ data: { ...file, importId: other.id } });
  expect(await told()).toMatch(/beside other imports, .* Import the right catalogue over it\.$/);

  await removeCatalogue(lead, { id: of.corpus.extId });
  await db.jobRun.updateMany({ where: { state: "queued" }, data: { state: "cancelled" } });

  expect(await told()).toBeNull();
});

test("who reviews the corpus blind is told nothing of what others did", async () => {
  const of = await given();
  const researcher = await givenContext(db, "admin", home);
  await givenQueue(admin, of.corpus, { reviewers: [researcher.person.extId], mode: "blind", hidden: ["judge"] });
  await WORK["1 with comments"]?.(of);

  const { refusal } = await previewTakeBack(researcher, { id: of.id });

  expect(refusal).toMatch(/^You still review trajectories of this corpus blind/);
});

test("one's own import is taken back by who may import, another's by an admin", async () => {
  const of = await given();
  const [own, other, lead] = [
    await givenContext(db, "researcher", home),
    await givenContext(db, "researcher", home),
    await givenContext(db, "lead", home),
  ];
  const job = await db.jobRun.create({ data: { kind: "import", payload: {}, state: "done", personId: own.person.id } });
  await db.import.update({ where: { id: of.importId }, data: { jobId: job.id } });

  for (const ctx of [other, lead])
    await expect(previewTakeBack(ctx, { id: of.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(
    startTakeBack({ ...own, person: { ...own.person, role: "annotator" } }, { id: of.id }),
  ).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  const { jobId } = await startTakeBack(own, { id: of.id });
  expect(await runToEnd(installation, jobId)).toBe("done");
  expect(await rowsOf(of.corpus)).toBe(0);
});

test("nothing is imported into the corpus meanwhile", async () => {
  const of = await given();
  const path = join(home, "another.jsonl");
  await writeFile(path, "{}");
  await startTakeBack(admin, { id: of.id });

  const files = [{ name: "another.jsonl", path, sizeBytes: 2 }];
  await expect(createImport(admin, { corpus: of.corpus.name, format: "auto", files })).rejects.toMatchObject({
    ...{ code: "CONFLICT", message: expect.stringContaining("is being taken back") },
  });
});

test("one that is cancelled or stops among its steps leaves everything, one that is killed behind them goes on", async () => {
  const [cancelled, killed] = [await given(), await given()];
  const upload = join(home, "uploads", `1-${randomUUID()}`);
  await mkdir(upload, { recursive: true });
  const path = join(upload, "0001 a.jsonl");
  await writeFile(path, "{}");
  await db.importFile.create({ data: { importId: killed.importId, position: 0, name: "a", path, sizeBytes: 2n } });
  const takingBack = async () => (await getImport(admin, { id: cancelled.id })).takingBack;
  expect(await takingBack()).toBeNull();
  const first = await startTakeBack(admin, { id: cancelled.id });
  expect(await takingBack()).toBe(first.jobId);
  await db.jobRun.update({ where: { id: first.jobId }, data: { cancelRequested: true } });
  expect(await runToEnd(installation, first.jobId)).toBe("cancelled");
  expect(await takingBack()).toBeNull();
  expect(await rowsOf(cancelled.corpus)).toBe(2);
  // Its end starts what other corpora of this database wait for.
  await db.jobRun.updateMany({ where: { state: "queued" }, data: { state: "cancelled" } });

  const { jobId } = await startTakeBack(admin, { id: killed.id });
  const stop = async (done: number, total: number) => {
    if (done === total - 1) throw new Error("killed");
  };
  const keep = async () => undefined;
  await expect(takeBackRows(admin, { id: killed.id, jobId, onStep: stop, keep })).rejects.toThrow("killed");
  expect(await rowsOf(killed.corpus)).toBe(2);
  await takeBackRows(admin, {
    ...{ id: killed.id, jobId, onStep: async () => undefined },
    keep: async (tx, left) => {
      const payload = { corpus: killed.corpus.extId, import: killed.id, left };
      await tx.jobRun.update({ where: { id: jobId }, data: { payload } });
    },
  });
  expect([await rowsOf(killed.corpus), existsSync(path)]).toEqual([0, true]);
  await expect(cancelJob(admin, { id: jobId })).rejects.toMatchObject({
    ...{ code: "CONFLICT", message: "The import is gone already, so the rest of it is removed, too." },
  });
  expect(await runToEnd(installation, jobId)).toBe("done");
  expect(existsSync(upload)).toBe(false);
});

test("who saw the reward spec of a problem with a trajectory that goes has seen it where the problem stays", async () => {
  const of = await given();
  const { corpusId } = of;
  const { id: importId } = await db.import.create({ data: { corpusId, format: "auto" } });
  await db.$executeRaw`update trajectory set import_id = ${importId}, problem_id = ${of.problemId}
    where corpus_id = ${corpusId} and id <> ${of.trajectoryId}`;
  const seen = { corpusId, trajectoryId: of.trajectoryId, personId };
  await db.sighting.create({ data: { ...seen, layers: ["judge", "reward"] } });

  const { jobId } = await startTakeBack(admin, { id: of.id });
  expect(await runToEnd(installation, jobId)).toBe("done");

  const kept = await db.sighting.findMany({ where: { corpusId } });
  expect(kept).toMatchObject([{ personId, layers: ["reward"] }]);
  expect(kept[0]?.trajectoryId).not.toBe(of.trajectoryId);
});
