import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { Context } from "@/lib/services/context";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { startExport } from "@/lib/services/exports/start-export";
import { startJob } from "@/lib/services/jobs/start-job";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { ensureCorpus } from "./ensure-corpus";
import { listCorpora } from "./list-corpora";
import { previewRemoval } from "./preview-removal";
import { startRemoval } from "./start-removal";

const { db } = installation;
afterAll(() => db.$disconnect());

const admin = await givenContext(db, "admin", home);
const start = (corpus: GivenCorpus, ctx: Context = admin, name = corpus.name) =>
  startRemoval(ctx, { id: corpus.extId, name });

async function givenRelease(corpus: GivenCorpus, state: string): Promise<void> {
  const person = admin.person.id;
  const common = { corpusId: corpus.id, personId: person, note: "" };
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  const split = await db.split.create({
    data: { ...common, name: "main", seed: 1, shares: {}, strata: [], weigh: "problems" },
  });
  await db.release.create({
    data: { ...common, number: 4, name: "Autumn", recipe: {}, splitId: split.id, filterVersionId, state },
  });
}

test("who removes is told what goes, with its number", async () => {
  const corpus = await givenCorpus(db, [{ label: "agentic" }, {}]);
  const imported = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const file = { importId: imported.id, position: 0, name: "a.jsonl", path: "", sizeBytes: 1n };
  const { id: fileId } = await db.importFile.create({ data: file });
  const rejected = { importId: imported.id, fileId, reason: "broken" };
  await db.rejectedRow.create({ data: { ...rejected, fileName: "a.jsonl", line: 1, raw: new Uint8Array(1) } });
  await db.rejectedRest.create({ data: { ...rejected, count: 40, firstLine: 2 } });

  const { counts, ...told } = await previewRemoval(admin, { id: corpus.extId });

  expect(told).toEqual({ name: corpus.name, refusal: null, isVeiled: false });
  expect(counts).toMatchObject({ trajectories: 2, problems: 2, runs: 1, imports: 1, rejectedRows: 41, queues: 0 });
});

test.each(["annotator", "researcher", "lead"])(
  "a %s neither removes a corpus nor is told what would go",
  async (role) => {
    const corpus = await givenCorpus(db, []);
    const ctx = await givenContext(db, role);

    const refusal = {
      code: "FORBIDDEN",
      message: `Your role, ${role}, may not remove corpora. Ask an admin to do it.`,
    };
    await expect(start(corpus, ctx)).rejects.toMatchObject(refusal);
    await expect(previewRemoval(ctx, { id: corpus.extId })).rejects.toMatchObject(refusal);
  },
);

test("another name than its own removes nothing", async () => {
  const corpus = await givenCorpus(db, []);

  await expect(start(corpus, admin, corpus.name.toUpperCase())).rejects.toMatchObject({
    ...{ code: "INVALID", message: `Type the name exactly as it is: “${corpus.name}”.` },
  });
});

const job = { personId: null, unit: "rows", total: 0 } as const;

test.each([
  [
    "that names it",
    (corpus: GivenCorpus) => startJob(db, { ...job, kind: "approve_matching", payload: { corpus: corpus.extId } }),
  ],
  [
    "that names it in capitals",
    (corpus: GivenCorpus) => startJob(db, { ...job, kind: "rejudge", payload: { corpus: corpus.extId.toUpperCase() } }),
  ],
  [
    "that imports into it",
    async (corpus: GivenCorpus) => {
      const jobId = await startJob(db, { ...job, kind: "import", payload: { importId: 1 } });
      await db.import.create({ data: { corpusId: corpus.id, format: "auto", jobId } });
    },
  ],
  [
    "that exports it",
    (corpus: GivenCorpus) =>
      startExport(admin, { corpus: corpus.extId, filter: "", preset: "chat", gzip: true, options: {} }),
  ],
  [
    "that takes back what another one did to it",
    async (corpus: GivenCorpus) => {
      const undoes = await startJob(db, { ...job, kind: "approve_matching", payload: { corpus: corpus.extId } });
      await db.jobRun.update({ where: { id: undoes }, data: { state: "done" } });
      await startJob(db, { ...job, kind: "undo_approval", payload: { undoes } });
    },
  ],
])("while a job waits %s it is not removed", async (_, given) => {
  const corpus = await givenCorpus(db, [{ approved: true }]);
  await given(corpus);

  const message = `A job of “${corpus.name}” waits or runs. Wait until it has ended, or cancel it, and then remove the corpus.`;
  await expect(start(corpus)).rejects.toMatchObject({ code: "CONFLICT", message });
  expect(await previewRemoval(admin, { id: corpus.extId })).toMatchObject({ refusal: message });
});

test("while a signed release of it stands it is not removed, and once that is withdrawn it is", async () => {
  const corpus = await givenCorpus(db, []);
  await givenRelease(corpus, "signed");

  await expect(start(corpus)).rejects.toMatchObject({
    code: "CONFLICT",
    message: `Release 4, “Autumn”, of “${corpus.name}” is signed, and what was shipped has to stay provable. Withdraw it first, and then remove the corpus.`,
  });

  await db.release.updateMany({ where: { corpusId: corpus.id }, data: { state: "withdrawn" } });
  expect(await start(corpus)).toEqual({ jobId: expect.any(String) });
});

test("from the start of its removal a corpus is unknown, and nothing is started for it", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const other = await givenCorpus(db, [{}]);

  const { jobId } = await start(corpus);

  const listed = (await listCorpora({ ...admin, chosenCorpus: corpus.extId })).items.map(({ id }) => id);
  expect([listed.includes(corpus.extId), listed.includes(other.extId)]).toEqual([false, true]);
  await expect(previewRemoval(admin, { id: corpus.extId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(start(corpus)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(ensureCorpus(db, { name: corpus.name, kind: "imported" })).rejects.toMatchObject({
    message: `“${corpus.name}” is being removed. Import into it again once it is gone.`,
  });
  const named = { corpus: corpus.extId, filter: "", preset: "chat", gzip: true, options: {} } as const;
  await expect(startExport(admin, named)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await startMeasures(db);
  const jobsOf = ({ extId }: GivenCorpus) =>
    db.jobRun.count({ where: { kind: "measure_trajectories", payload: { path: ["corpus"], equals: extId } } });
  expect([await jobsOf(corpus), await jobsOf(other)]).toEqual([0, 1]);

  // One that was cancelled while it waited leaves it as it was.
  await db.jobRun.update({ where: { id: jobId }, data: { state: "cancelled" } });
  expect((await listCorpora(admin)).items.map(({ id }) => id)).toContain(corpus.extId);
});

test("two who remove it at once start one removal", async () => {
  const corpus = await givenCorpus(db, [{}]);

  const started = await Promise.allSettled([start(corpus), start(corpus), start(corpus)]);

  expect(started.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
});

test("a corpus that is not here is not removed", async () => {
  await expect(startRemoval(admin, { id: randomUUID(), name: "Night" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
