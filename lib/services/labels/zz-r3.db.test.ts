import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenReview } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { saved } from "./given-review";
import { setApproval } from "./set-approval";
import { setLabel } from "./set-label";
import { undoLabel } from "./undo-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("r3", async () => {
  const { lead, anna, ben, id, queue, review } = await givenReview(db, { mode: "assisted", hidden: [] }, [{ steps: 1 }]);
  const now = async () => ({ id, expectedVersion: (await review())?.version ?? 0 });
  saved(await setApproval(lead, { ...(await now()), approved: true }));
  const commit = randomUUID();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "reject", reason: "loop" }, { commit });
  saved(await setLabel(ben, { ...(await now()), label: "reject", reason: "loop" }));
  await undoCommit(anna, { id: commit });
  saved(await setLabel(ben, { ...(await now()), label: "agentic" }));
  const before = await review();
  const { eventId } = saved(await setLabel(ben, { ...(await now()), label: "sub_task" }));
  const undone = saved(await undoLabel(ben, { id, eventId }));
  console.log(JSON.stringify([before, undone.review]));
  // and the doc promise of a person's rejection
  expect([before?.label, before?.approved]).toEqual([undone.review.label, undone.review.approved]);
});

test("r3 person below", async () => {
  const { lead, anna, ben, id, queue, review } = await givenReview(db, { mode: "assisted", hidden: [], overlap: 2 }, [{ steps: 1 }]);
  const now = async () => ({ id, expectedVersion: (await review())?.version ?? 0 });
  const s1 = saved(await setLabel(ben, { ...(await now()), label: "reject", reason: "loop" }));
  const commit = randomUUID();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" }, { commit });
  saved(await setApproval(lead, { ...(await now()), approved: true }));
  const s2 = saved(await setLabel(lead, { ...(await now()), label: "reject", reason: "loop" }));
  await undoCommit(ben, { id: commit });
  const u = saved(await undoLabel(lead, { id, eventId: s2.eventId }));
  console.log(JSON.stringify(u.review));
  const u2 = saved(await undoLabel(ben, { id, eventId: s1.eventId }));
  console.log(JSON.stringify(u2.review));
  expect(u2.review.approved).toBe(true);
});
