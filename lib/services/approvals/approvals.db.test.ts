import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JOBS } from "@/lib/jobs";
import { type JobEnd, runJob } from "@/lib/jobs/run-job";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { getJob } from "@/lib/services/jobs/get-job";
import { listHistory } from "@/lib/services/labels/list-history";
import { setApproval } from "@/lib/services/labels/set-approval";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { approveBatch } from "./approve-batch";
import { previewApproval } from "./preview-approval";
import { startApproval } from "./start-approval";
import { startApprovalUndo } from "./start-approval-undo";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());

const mixed: readonly GivenTrajectory[] = [
  { verdict: "agentic" },
  { verdict: "agentic", approved: true },
  { verdict: "agentic", label: "reject" },
  { verdict: "agentic", label: "sub_task" },
  { verdict: "sub_task" },
];

function run(jobId: string, workerId = "test"): Promise<JobEnd> {
  const shutdown = new AbortController().signal;

  return runJob(
    {
      db,
      databaseUrl: url,
      home: "/nonexistent",
      workerId,
      jobs: JOBS,
      now: () => new Date(),
      log: { event: () => undefined, failure: () => undefined },
      shutdown,
    },
    jobId,
  );
}

const conflict = (words: RegExp) => ({ code: "CONFLICT", message: expect.stringMatching(words) });

async function approvedCount(corpus: string): Promise<number> {
  const { count } = await countTrajectories(await givenContext(db), { corpus, filter: "approved:yes" });

  return count;
}

test("approving all matching changes exactly the previewed rows, each with an event of the job", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "verdict:agentic", approved: true });

  expect(await run(jobId)).toBe("done");

  expect(await approvedCount(corpus.extId)).toBe(3);
  expect((await getJob(ctx, { id: jobId })).result).toEqual({ changed: 2 });
  const { events } = await listHistory(ctx, { id: corpus.trajectories[0] ?? "" });
  expect(events).toMatchObject([
    { question: "approval", value: "yes", isBulk: true, person: ctx.person.name, version: 1 },
  ]);
});

test("rows without a turn of the agent are counted apart and are not approved", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    {},
    { steps: 0 },
    { steps: 3, hasAgentTurn: false },
    { steps: 0, label: "reject" },
  ]);
  const request = { corpus: corpus.extId, filter: "", approved: true };

  expect(await previewApproval(ctx, request)).toMatchObject({ matching: 4, changing: 1, empty: 2, rejected: 1 });
  expect(await previewApproval(ctx, { ...request, approved: false })).toMatchObject({ changing: 0, rejected: 0 });
  const { jobId } = await startApproval(ctx, request);
  await run(jobId);

  expect((await getJob(ctx, { id: jobId })).result).toEqual({ changed: 1 });
  expect(await approvedCount(corpus.extId)).toBe(1);
});

test("undo takes back only the rows that nobody answered since", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "verdict:agentic", approved: true });
  await run(jobId);
  const kept = corpus.trajectories[0] ?? "";
  await setApproval(ctx, { id: kept, approved: false, expectedVersion: 1 });
  await setApproval(ctx, { id: kept, approved: true, expectedVersion: 2 });

  const undo = await startApprovalUndo(ctx, { jobId });
  await run(undo.jobId);

  const approved = await countTrajectories(ctx, { corpus: corpus.extId, filter: "approved:yes" });
  expect(approved.count).toBe(2);
  expect((await getJob(ctx, { id: undo.jobId })).result).toEqual({ changed: 1 });
});

test("the undo of a bulk approval is itself undone", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "", approved: true });
  await run(jobId);
  const undo = await startApprovalUndo(ctx, { jobId });
  await run(undo.jobId);
  expect(await approvedCount(corpus.extId)).toBe(1);

  const redo = await startApprovalUndo(ctx, { jobId: undo.jobId });
  await run(redo.jobId);

  expect(await approvedCount(corpus.extId)).toBe(4);
});

test("withdrawing all matching works the same way", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);

  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "approved:yes", approved: false });
  await run(jobId);

  expect(await approvedCount(corpus.extId)).toBe(0);
});

test("above 1,000 rows the number must be confirmed, and a number that went stale is refused", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(
    db,
    Array.from({ length: 1_001 }, () => ({})),
  );
  const request = { corpus: corpus.extId, filter: "", approved: true };

  await expect(startApproval(ctx, request)).rejects.toMatchObject(conflict(/1,001/));
  await expect(startApproval(ctx, { ...request, confirmedCount: 1_000 })).rejects.toMatchObject({ code: "CONFLICT" });
  const { jobId } = await startApproval(ctx, { ...request, confirmedCount: 1_001 });

  expect(await run(jobId)).toBe("done");
  expect(await approvedCount(corpus.extId)).toBe(1_001);
});

test.each([
  ["verdict:agentic", 1, "2 trajectories", 2],
  ["verdict:agentic", 3, "2 trajectories", 2],
  ["verdict:sub_task", 2, "1 trajectory", 1],
])("of few rows of %s none is approved where %i were shown and %s would change", async (filter, shown, rows, now) => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const request = { corpus: corpus.extId, filter, approved: true, confirmedCount: shown };

  await expect(startApproval(ctx, request)).rejects.toMatchObject({
    code: "CONFLICT",
    message: `This would approve ${rows} now, and the number shown was ${shown}. Look again.`,
  });
  expect(await db.jobRun.count({ where: { payload: { path: ["corpus"], equals: corpus.extId } } })).toBe(0);

  await expect(startApproval(ctx, { ...request, confirmedCount: now })).resolves.toBeDefined();
});

test("rows that are imported after the start are left alone", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "", approved: true });
  await queryRows(
    db,
    z.object({}),
    sql`update trajectory set id = nextval('trajectory_id_seq') where ext_id = ${corpus.trajectories[4]}::uuid returning 1 as done`,
  );

  await run(jobId);

  expect((await getJob(ctx, { id: jobId })).result).toEqual({ changed: 2 });
});

test("a cancelled job keeps what it did and says how much", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "", approved: true });
  await queryRows(
    db,
    z.object({}),
    sql`update job_run set state = 'running', worker_id = 'test' where id = ${jobId}::uuid returning 1 as done`,
  );
  await cancelJob(ctx, { id: jobId });

  expect(await run(jobId)).toBe("cancelled");

  expect((await getJob(ctx, { id: jobId })).result).toEqual({ changed: 0 });
  await expect(startApprovalUndo(ctx, { jobId })).rejects.toMatchObject(conflict(/changed nothing/));
});

test("a job that is run again after a crash does no row twice and counts all of them", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "", approved: true });
  await run(jobId);
  await queryRows(
    db,
    z.object({}),
    sql`update job_run set state = 'queued', finished_at = null where id = ${jobId}::uuid returning 1 as done`,
  );

  await run(jobId);

  expect((await getJob(ctx, { id: jobId })).result).toEqual({ changed: 3 });
  const { events } = await listHistory(ctx, { id: corpus.trajectories[0] ?? "" });
  expect(events).toHaveLength(1);
});

test("a bulk approval that goes on after a restart leaves alone what a person took back in between", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "", approved: true });
  const first = corpus.trajectories[0] ?? "";
  const all = { corpus: corpus.extId, filter: "", approved: true, lastId: String(Number.MAX_SAFE_INTEGER) };
  expect(await approveBatch(ctx, { ...all, jobId, afterId: "0", limit: 2 })).toMatchObject({ changed: 2 });
  await setApproval(ctx, { id: first, approved: false, expectedVersion: 1 });

  expect(await run(jobId)).toBe("done");

  expect((await getJob(ctx, { id: jobId })).result).toEqual({ changed: 3 });
  const { events } = await listHistory(ctx, { id: first });
  expect(events).toHaveLength(2);
  expect(await approvedCount(corpus.extId)).toBe(3);
});

test("a job that still runs is not undone, and a job of another kind never", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, mixed);
  const { jobId } = await startApproval(ctx, { corpus: corpus.extId, filter: "", approved: true });
  const other = await db.jobRun.create({ data: { kind: "import", payload: {}, finishedAt: new Date() } });

  await expect(startApprovalUndo(ctx, { jobId })).rejects.toMatchObject(conflict(/still running/));
  await expect(startApprovalUndo(ctx, { jobId: other.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("nothing to change, a wrong filter and a role that may not are refused", async () => {
  const ctx = await givenContext(db);
  const annotator = await givenContext(db, "annotator");
  const corpus = await givenCorpus(db, mixed);
  const request = { corpus: corpus.extId, filter: "label:reject", approved: true };

  await expect(startApproval(ctx, request)).rejects.toMatchObject(conflict(/nothing to approve/));
  await expect(startApproval(ctx, { ...request, filter: "gate:x" })).rejects.toMatchObject({ code: "INVALID" });
  await expect(startApproval(annotator, request)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
