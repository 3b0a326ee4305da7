import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import type { Context } from "@/lib/services/context";
import { getJob } from "@/lib/services/jobs/get-job";
import { saved } from "@/lib/services/labels/given-review";
import { listHistory } from "@/lib/services/labels/list-history";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { undoLabel } from "@/lib/services/labels/undo-label";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { startApproval } from "./start-approval";
import { startApprovalUndo } from "./start-approval-undo";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
const installation = { db, url, home: "/nonexistent" };
afterAll(() => db.$disconnect());

/** Two rows that a lead approved at once, each with version 1, and what takes that back. */
async function given() {
  const [lead, anna] = [await givenContext(db, "lead"), await givenContext(db, "annotator")];
  const corpus = await givenCorpus(db, [{}, {}]);
  const [id = ""] = corpus.trajectories;
  const { jobId } = await startApproval(lead, { corpus: corpus.extId, filter: "", approved: true });
  await runToEnd(installation, jobId);
  const approved = async () => (await countTrajectories(lead, { corpus: corpus.extId, filter: "approved:yes" })).count;
  /** @returns the job, once it ran */
  const undo = async (undone: string) => {
    const started = await startApprovalUndo(lead, { jobId: undone });
    await runToEnd(installation, started.jobId);

    return getJob(lead, { id: started.jobId });
  };
  expect(await approved()).toBe(2);

  return { lead, anna, id, jobId, approved, undo };
}

async function rejectAndUndo(ctx: Context, id: string, expectedVersion: number): Promise<string> {
  const { eventId } = saved(await setLabel(ctx, { id, label: "reject", reason: "loop", expectedVersion }));

  return saved(await undoLabel(ctx, { id, eventId })).eventId;
}

test("a rejection that was taken back keeps no row of a bulk approval approved", async () => {
  const { anna, id, jobId, approved, undo } = await given();
  await rejectAndUndo(anna, id, 1);

  expect(await undo(jobId)).toMatchObject({ result: { changed: 2 } });

  expect(await approved()).toBe(0);
});

test("a rejection that stands again keeps its row, and so does one that a lead approved after", async () => {
  const { lead, anna, id, jobId, approved, undo } = await given();
  const eventId = await rejectAndUndo(anna, id, 1);
  saved(await undoLabel(anna, { id, eventId }));
  saved(await setLabel(lead, { id, label: "agentic", expectedVersion: 4 }));
  saved(await setApproval(lead, { id, approved: true, expectedVersion: 5 }));

  expect(await undo(jobId)).toMatchObject({ result: { changed: 1 } });

  expect(await approved()).toBe(1);
});

test("what the job's own person took back and took up again is the job's again", async () => {
  const { lead, id, jobId, approved, undo } = await given();
  const { events } = await listHistory(lead, { id });
  const { eventId } = saved(await undoLabel(lead, { id, eventId: events[0]?.id ?? "" }));
  expect(await approved()).toBe(1);
  saved(await undoLabel(lead, { id, eventId }));
  expect(await approved()).toBe(2);

  expect(await undo(jobId)).toMatchObject({ result: { changed: 2 } });

  expect(await approved()).toBe(0);
});

test("the undo of an undo knows what was taken back after the first one", async () => {
  const { lead, id, jobId, approved, undo } = await given();
  const undone = await undo(jobId);
  const { eventId } = saved(await setApproval(lead, { id, approved: true, expectedVersion: 2 }));
  saved(await undoLabel(lead, { id, eventId }));

  expect(await undo(undone.id)).toMatchObject({ result: { changed: 2 } });

  expect(await approved()).toBe(2);
});
