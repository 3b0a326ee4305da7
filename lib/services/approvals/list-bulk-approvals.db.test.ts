import { afterAll, expect, test } from "vitest";
import { BulkApprovalList } from "@/lib/contract/bulk-approvals";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { JOBS } from "@/lib/jobs";
import { runJob } from "@/lib/jobs/run-job";
import type { Context } from "@/lib/services/context";
import { setApproval } from "@/lib/services/labels/set-approval";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { approveBatch } from "./approve-batch";
import { listBulkApprovals } from "./list-bulk-approvals";
import { startApproval } from "./start-approval";
import { startApprovalUndo } from "./start-approval-undo";
import { undoBatch } from "./undo-batch";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());

const FOUR = Array.from({ length: 4 }, () => ({ verdict: "agentic" }) as const);

async function run(jobId: string): Promise<void> {
  const log = { event: () => undefined, failure: () => undefined };
  const place = { db, databaseUrl: url, home: "/nonexistent", workerId: "test", jobs: JOBS };
  await runJob({ ...place, now: () => new Date(), log, shutdown: new AbortController().signal }, jobId);
}

async function start(ctx: Context, corpus: GivenCorpus, filter = "verdict:agentic"): Promise<string> {
  return (await startApproval(ctx, { corpus: corpus.extId, filter, approved: true })).jobId;
}

/** A bulk approval of four that stopped after two. */
async function givenHalf(ctx: Context, corpus: GivenCorpus, state: "cancelled" | "failed"): Promise<string> {
  const jobId = await start(ctx, corpus);
  const all = { corpus: corpus.extId, filter: "", approved: true, lastId: String(Number.MAX_SAFE_INTEGER) };
  await approveBatch(ctx, { ...all, jobId, afterId: "0", limit: 2 });
  await end(jobId, state);

  return jobId;
}

async function end(jobId: string, state: "cancelled" | "failed"): Promise<void> {
  await db.$executeRaw(sql`update job_run set state = ${state}, finished_at = now() where id = ${jobId}::uuid`);
}

async function listed(ctx: Context, corpus: GivenCorpus) {
  const { items } = BulkApprovalList.parse(await listBulkApprovals(ctx, { corpus: corpus.extId }));

  return items.map(({ job, ...item }) => ({ id: job.id, state: job.state, ...item }));
}

test("says of a bulk approval who made it with which filter, how many it changed, and that it can be taken back", async () => {
  const [ctx, corpus] = [await givenContext(db, "lead"), await givenCorpus(db, FOUR)];
  const id = await start(ctx, corpus);
  const told = { id, change: "approve", undoes: null, filter: "verdict:agentic", by: ctx.person.name, takenBack: 0 };
  expect(await listed(ctx, corpus)).toEqual([{ ...told, state: "queued", changed: 0, undo: "not_yet" }]);

  await run(id);

  expect(await listed(ctx, corpus)).toEqual([{ ...told, state: "done", changed: 4, undo: "possible" }]);
});

test.each(["cancelled", "failed"] as const)(
  "one that %s tells what it did until then, which is taken back",
  async (state) => {
    const [ctx, corpus] = [await givenContext(db, "lead"), await givenCorpus(db, FOUR)];
    const id = await givenHalf(ctx, corpus, state);
    expect(await listed(ctx, corpus)).toMatchObject([{ id, state, changed: 2, undo: "possible" }]);

    const undo = await startApprovalUndo(ctx, { jobId: id });
    expect(await listed(ctx, corpus)).toMatchObject([
      { id: undo.jobId, state: "queued", change: "withdraw", undoes: id, filter: "verdict:agentic", undo: "not_yet" },
      { id, undo: "running" },
    ]);
    await run(undo.jobId);

    expect(await listed(ctx, corpus)).toMatchObject([
      { id: undo.jobId, changed: 2, undo: "possible" },
      { id, changed: 2, takenBack: 2, undo: "done" },
    ]);
  },
);

test("what somebody changed since is told as left, and is not offered again", async () => {
  const [ctx, corpus] = [await givenContext(db, "lead"), await givenCorpus(db, FOUR)];
  const id = await start(ctx, corpus);
  await run(id);
  await setApproval(ctx, { id: corpus.trajectories[0] ?? "", approved: false, expectedVersion: 1 });

  const undo = await startApprovalUndo(ctx, { jobId: id });
  await run(undo.jobId);

  const [taken, first] = await listed(ctx, corpus);
  expect(taken).toMatchObject({ change: "withdraw", changed: 3 });
  expect(first).toMatchObject({ changed: 4, takenBack: 3, undo: "done" });
  await expect(startApprovalUndo(ctx, { jobId: id })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("taken back already"),
  });
});

test("an undo that was cancelled is followed by one of the rest, which counts the rest alone", async () => {
  const [ctx, corpus] = [await givenContext(db, "lead"), await givenCorpus(db, FOUR)];
  const id = await start(ctx, corpus);
  await run(id);
  const half = await startApprovalUndo(ctx, { jobId: id });
  await undoBatch(ctx, { jobId: half.jobId, undoes: id, afterId: "0", limit: 3 });
  await end(half.jobId, "cancelled");
  expect((await listed(ctx, corpus)).at(-1)).toMatchObject({ id, takenBack: 3, undo: "possible" });

  const rest = await startApprovalUndo(ctx, { jobId: id });
  const { items } = await listBulkApprovals(ctx, { corpus: corpus.extId });
  expect(items.find(({ job }) => job.id === rest.jobId)?.job.total).toBe(1);
  await run(rest.jobId);

  expect((await listed(ctx, corpus)).at(-1)).toMatchObject({ id, changed: 4, takenBack: 4, undo: "done" });
});

test("of two people who undo the same at once one starts it, and names its corpus in the log", async () => {
  const [ctx, corpus] = [await givenContext(db, "lead"), await givenCorpus(db, FOUR)];
  const id = await start(ctx, corpus);
  await run(id);
  let both: Promise<PromiseSettledResult<unknown>[]> | undefined;

  await db.$transaction(async (tx) => {
    await tx.$executeRaw(sql`select from job_run where id = ${id}::uuid for update`);
    both = Promise.allSettled([startApprovalUndo(ctx, { jobId: id }), startApprovalUndo(ctx, { jobId: id })]);
    await expect
      .poll(
        () => db.$queryRaw`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(2);
  });

  expect((await both)?.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await db.audit.findMany({ where: { subject: `job:${id}` }, select: { detail: true } })).toMatchObject([
    { detail: { corpus: corpus.extId } },
  ]);
});

test("an undo is taken back like any other, with the filter of the first", async () => {
  const [ctx, corpus] = [await givenContext(db, "lead"), await givenCorpus(db, FOUR)];
  const id = await start(ctx, corpus);
  await run(id);
  const undo = await startApprovalUndo(ctx, { jobId: id });
  await run(undo.jobId);

  const again = await startApprovalUndo(ctx, { jobId: undo.jobId });
  await run(again.jobId);

  expect(await listed(ctx, corpus)).toMatchObject([
    { change: "approve", undoes: undo.jobId, filter: "verdict:agentic", changed: 4, undo: "possible" },
    { change: "withdraw", undo: "done", takenBack: 4 },
    { change: "approve", undo: "done" },
  ]);
});

test("comes a page at a time, those of other corpora not among them", async () => {
  const [ctx, corpus] = [await givenContext(db, "lead"), await givenCorpus(db, FOUR)];
  const other = await givenCorpus(db, FOUR);
  await start(ctx, other);
  const id = await start(ctx, corpus);
  await run(id);
  const undo = await startApprovalUndo(ctx, { jobId: id });

  const first = await listBulkApprovals(ctx, { corpus: corpus.extId, limit: 1 });
  const second = await listBulkApprovals(ctx, { corpus: corpus.extId, limit: 1, cursor: first.nextCursor ?? "" });

  expect([first, second].map(({ items, total }) => [items.map(({ job }) => job.id), total])).toEqual([
    [[undo.jobId], 2],
    [[id], 2],
  ]);
  expect(second.nextCursor).toBeNull();
  await expect(
    listBulkApprovals(ctx, { corpus: corpus.extId, cursor: "11111111-1111-4111-8111-111111111111" }),
  ).rejects.toMatchObject({ code: "INVALID" });
});

test("who reviews blind is told of those alone that left these rows out: their own later ones", async () => {
  const [lead, reviewer] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  const corpus = await givenCorpus(db, [...FOUR, { verdict: "sub_task" }]);
  const others = await start(lead, corpus, "verdict:sub_task");
  await run(others);
  const early = await start(reviewer, corpus);
  await run(early);
  await givenQueue(lead, corpus, { filter: "verdict:sub_task", reviewers: [reviewer.person.extId] });
  const undo = await startApprovalUndo(lead, { jobId: early });
  await run(undo.jobId);

  const late = await start(reviewer, corpus);

  const seen = await listBulkApprovals(reviewer, { corpus: corpus.extId });
  expect(seen).toMatchObject({ total: 1, leavesOut: true });
  expect(seen.items.map(({ job }) => job.id)).toEqual([late]);
  expect(await listBulkApprovals(lead, { corpus: corpus.extId })).toMatchObject({ total: 4, leavesOut: false });
});

test("who reviews blind is offered no undo of an own one that another lead took back", async () => {
  const [lead, reviewer] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  const corpus = await givenCorpus(db, [...FOUR, { verdict: "sub_task" }]);
  await givenQueue(lead, corpus, { filter: "verdict:sub_task", reviewers: [reviewer.person.extId] });
  const own = await start(reviewer, corpus);
  await run(own);
  expect(await listed(reviewer, corpus)).toMatchObject([{ id: own, changed: 4, undo: "possible" }]);

  const undo = await startApprovalUndo(lead, { jobId: own });
  await run(undo.jobId);

  expect(await listed(reviewer, corpus)).toMatchObject([{ id: own, takenBack: 4, undo: "done" }]);
});

test("a role that may not approve all matching is refused", async () => {
  const [researcher, corpus] = [await givenContext(db, "researcher"), await givenCorpus(db, [])];

  await expect(listBulkApprovals(researcher, { corpus: corpus.extId })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
