import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { cancelJob } from "./cancel-job";
import { getJob } from "./get-job";
import { listJobs } from "./list-jobs";
import { startJob } from "./start-job";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** A job that wrote five of seven rows and failed. */
async function givenExportJob(by: Context, corpus: GivenCorpus): Promise<string> {
  const id = await startJob(db, {
    kind: "export_corpus",
    payload: {},
    personId: by.person.id,
    unit: "rows",
    total: 7,
  });
  const names = { preset: "chat", filter: "", fileName: "x.jsonl", path: "exports/x.jsonl" };
  await db.export.create({ data: { ...names, corpusId: corpus.id, jobId: id, personId: by.person.id } });
  await db.$executeRaw(sql`update job_run set state = 'failed', done = 5, result = '{"rows": 5}', error = 'Nothing is approved.'
    where id = ${id}::uuid`);

  return id;
}

const APPROVAL = { filter: "gate:2", approved: true, lastId: "0" };

/** A finished job over the rows of a filter. */
async function givenJob(by: Context, kind: string, payload: Readonly<Record<string, unknown>>): Promise<string> {
  const id = await startJob(db, { kind, payload, personId: by.person.id, unit: "rows", total: 7 });
  await db.$executeRaw(
    sql`update job_run set state = 'done', done = 7, result = '{"changed": 7}' where id = ${id}::uuid`,
  );

  return id;
}

const figuresOf = async (ctx: Context, id: string): Promise<unknown> => {
  const { items } = await listJobs(ctx, { limit: 200 });
  const answers = [items.find((job) => job.id === id), await getJob(ctx, { id }), await cancelJob(ctx, { id })];

  return new Set(answers.map((job) => JSON.stringify([job?.done, job?.total, job?.result])));
};
const SHOWN = new Set(['[7,7,{"changed":7}]']);
const HIDDEN = new Set(["[0,0,null]"]);

test.each(["approve_matching", "rejudge", "select_kept"])(
  "how many rows a job of %s had is hidden from a blind reviewer who did not start it since",
  async (kind) => {
    const corpus = await givenCorpus(db, [{}]);
    const [lead, other, reviewer] = await Promise.all(["lead", "lead", "lead"].map((role) => givenContext(db, role)));
    if (!lead || !other || !reviewer) throw new Error("nobody");
    const start = (by: Context) => givenJob(by, kind, { ...APPROVAL, corpus: corpus.extId });
    const [others, early] = [await start(other), await start(reviewer)];
    expect([await figuresOf(reviewer, others), await figuresOf(reviewer, early)]).toEqual([SHOWN, SHOWN]);

    const queue = await givenQueue(lead, corpus, { reviewers: [reviewer.person.extId] });
    const late = await start(reviewer);

    expect(await figuresOf(reviewer, others)).toEqual(HIDDEN);
    expect(await figuresOf(reviewer, early)).toEqual(HIDDEN);
    expect(await figuresOf(reviewer, late)).toEqual(SHOWN);
    expect(await figuresOf(other, others)).toEqual(SHOWN);
    await commitAnswers(reviewer, await givenLease(reviewer, queue), { structure: "agentic" });
    await openTrajectory(reviewer, { id: corpus.trajectories[0] ?? "" });
    expect(await figuresOf(reviewer, others)).toEqual(SHOWN);
  },
);

test("what a making of leak clusters found in the whole corpus is hidden from a blind reviewer, also where they started it since", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, reviewer] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  const queue = await givenQueue(lead, corpus, { reviewers: [reviewer.person.extId] });

  const id = await givenJob(reviewer, "cluster_problems", { corpus: corpus.extId });

  expect([await figuresOf(reviewer, id), await figuresOf(lead, id)]).toEqual([HIDDEN, SHOWN]);
  await commitAnswers(reviewer, await givenLease(reviewer, queue), { structure: "agentic" });
  await openTrajectory(reviewer, { id: corpus.trajectories[0] ?? "" });
  expect(await figuresOf(reviewer, id)).toEqual(SHOWN);
});

test("a job whose start named the corpus in capitals is hidden like any other", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, reviewer] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  const job = await givenJob(lead, "approve_matching", { ...APPROVAL, corpus: corpus.extId.toUpperCase() });
  await givenQueue(lead, corpus, { reviewers: [reviewer.person.extId] });

  expect(await figuresOf(reviewer, job)).toEqual(HIDDEN);
});

test("taking back tells as much as what it takes back, over any number of turns", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, reviewer] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  const first = await givenJob(lead, "approve_matching", { ...APPROVAL, corpus: corpus.extId });
  await givenQueue(lead, corpus, { reviewers: [reviewer.person.extId] });
  const undo = await givenJob(reviewer, "undo_approval", { undoes: first });
  const again = await givenJob(reviewer, "undo_approval", { undoes: undo });

  expect([await figuresOf(reviewer, undo), await figuresOf(reviewer, again)]).toEqual([HIDDEN, HIDDEN]);
  expect(await figuresOf(lead, again)).toEqual(SHOWN);
});

test("a job of another corpus tells nothing, and stays whole", async () => {
  const [corpus, elsewhere] = [await givenCorpus(db, [{}]), await givenCorpus(db, [{}])];
  const [lead, reviewer] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  await givenQueue(lead, corpus, { reviewers: [reviewer.person.extId] });

  const id = await givenJob(lead, "approve_matching", { ...APPROVAL, corpus: elsewhere.extId });

  expect(await figuresOf(reviewer, id)).toEqual(SHOWN);
});

test("figures of an export job are shown to who may have its file, and to a blind reviewer once they answered", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, rae] = [await givenContext(db, "lead"), await givenContext(db, "researcher")];
  const id = await givenExportJob(lead, corpus);
  const told = async (ctx: Context) => {
    const { items } = await listJobs(ctx, { limit: 50 });
    const answers = [items.find((job) => job.id === id), await getJob(ctx, { id }), await cancelJob(ctx, { id })];
    return answers.map((job) => [job?.state, job?.done, job?.total, job?.result, job?.error]);
  };
  const whole = Array(3).fill(["failed", 5, 7, { rows: 5 }, "Nothing is approved."]);
  expect(await told(rae)).toEqual(whole);

  const queue = await givenQueue(lead, corpus, { reviewers: [rae.person.extId] });

  expect(await told(rae)).toEqual(Array(3).fill(["failed", 0, 0, null, expect.stringMatching(/is hidden from you/)]));
  expect(await told(lead)).toEqual(whole);
  await commitAnswers(rae, await givenLease(rae, queue), { structure: "agentic" });
  await openTrajectory(rae, { id: corpus.trajectories[0] ?? "" });
  expect(await told(rae)).toEqual(whole);
});
