import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import type { Context } from "@/lib/services/context";
import { setApproval } from "@/lib/services/labels/set-approval";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { startApproval } from "./start-approval";
import { startApprovalUndo } from "./start-approval-undo";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
const installation = { db, url, home: "/nonexistent" };
afterAll(() => db.$disconnect());

/** A corpus of which a lead approved what the judge gave gate 2, and another lead who reviews that one row blind from `blind` on. */
async function given() {
  const [lead, vera] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  const corpus = await givenCorpus(db, [
    { judge: "scored", gate: 2 },
    { judge: "scored", gate: 5 },
  ]);
  const [id = ""] = corpus.trajectories;
  const isApproved = async () => (await openTrajectory(lead, { id })).review?.approved;
  const blind = () => givenQueue(lead, corpus, { filter: `id:${id}`, reviewers: [vera.person.extId] });

  return { lead, vera, corpus, id, isApproved, blind };
}

async function started(by: Context, corpus: GivenCorpus, filter: string): Promise<string> {
  return (await startApproval(by, { corpus: corpus.extId, filter, approved: true })).jobId;
}

const CLOSED = {
  code: "FORBIDDEN",
  message: expect.stringMatching(/review blind in a queue, so taking it back is closed/),
};

test("a bulk approval is not taken back by who reviews rows of its corpus blind, who is told the same of one that changed nothing", async () => {
  const [some, none] = [await given(), await given()];
  const jobs = [await started(some.lead, some.corpus, "gate:2"), await started(none.lead, none.corpus, "gate:2")];
  await setApproval(none.lead, { id: none.id, approved: true, expectedVersion: 0 });
  const [first = "", second = ""] = jobs;
  await Promise.all(jobs.map((id) => runToEnd(installation, id)));
  await Promise.all([some.blind(), none.blind()]);

  await expect(startApprovalUndo(some.vera, { jobId: first })).rejects.toMatchObject(CLOSED);
  await expect(startApprovalUndo(none.vera, { jobId: second })).rejects.toMatchObject(CLOSED);

  expect(await some.isApproved()).toBe(true);
  // What the second would tell without that.
  await expect(startApprovalUndo(none.lead, { jobId: second })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("an undo that waits while its person is asked to review blind ends early, and the rest is for somebody else", async () => {
  const { lead, vera, corpus, isApproved, blind } = await given();
  const jobId = await started(lead, corpus, "gate:2");
  await runToEnd(installation, jobId);
  const undo = await startApprovalUndo(vera, { jobId });
  await blind();

  expect(await runToEnd(installation, undo.jobId)).toBe("failed");
  expect(await isApproved()).toBe(true);

  await runToEnd(installation, (await startApprovalUndo(lead, { jobId })).jobId);
  expect(await isApproved()).toBe(false);
});

test("a later bulk approval of one's own, which left those rows out, is taken back", async () => {
  const { vera, corpus, blind } = await given();
  await blind();
  const jobId = await started(vera, corpus, "gate:5");
  await runToEnd(installation, jobId);

  const undo = await startApprovalUndo(vera, { jobId });

  expect(await runToEnd(installation, undo.jobId)).toBe("done");
});

test("a row that its person reviews blind is left as it is, whenever the bulk approval was started", async () => {
  const { vera, corpus, isApproved, blind } = await given();
  const jobId = await started(vera, corpus, "");
  await runToEnd(installation, jobId);
  await blind();
  // As if the queue had been there before: what makes a row blind again later must not count on the time of the start.
  await db.$executeRaw(sql`update job_run set created_at = now() + interval '1 hour' where id = ${jobId}::uuid`);

  const undo = await startApprovalUndo(vera, { jobId });

  expect(await runToEnd(installation, undo.jobId)).toBe("done");
  expect(await isApproved()).toBe(true);
  expect(await db.labelEvent.count({ where: { jobId: undo.jobId } })).toBe(1);
});
