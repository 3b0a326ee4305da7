import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { keepLeases } from "@/lib/services/leases/keep-leases";
import { returnLapsed } from "@/lib/services/leases/return-lapsed";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { givenReview } from "./given-review";
import { undoCommit } from "./undo-commit";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("an answer that meets other questions and has no place any more is filed beside the others, as an answer to its own", async () => {
  const { anna, ben, lead, queue } = await givenReview(db);
  const item = await givenLease(anna, queue);
  await returnLapsed(db, new Date(Date.now() + 200_000));
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "reject", gate: "2" });
  await updateQueue(lead, { id: queue.id, questions: [{ kind: "outcome", isRequired: true }] });
  const commit = randomUUID();
  const answers = { structure: "agentic", gate: "4" };

  expect(await commitAnswers(anna, item, answers, { commit })).toEqual({ status: "lease_lost" });
  expect(await commitAnswers(anna, item, answers, { commit, asExtra: true })).toMatchObject({ status: "committed" });

  const events = await db.labelEvent.findMany({ where: { commitId: commit }, orderBy: { id: "asc" } });
  expect(events.map(({ question, value, phase }) => [question, value, phase])).toEqual([
    ["structure", "agentic", "extra"],
    ["gate", "4", "extra"],
  ]);
  expect(await undoCommit(anna, { id: commit })).toEqual({
    status: "refused",
    reason: "This answer was filed beside those that count, so it is not taken back.",
  });
  const [set] = await db.questionSet.findMany({ where: { queue: { extId: queue.id }, version: 1 } });
  expect(events.map(({ questionSetId }) => questionSetId)).toEqual([set?.id, set?.id]);
});

test("an answer to questions that were never asked is refused", async () => {
  const { anna, lead, queue } = await givenReview(db);
  const item = await givenLease(anna, queue);
  await updateQueue(lead, { id: queue.id, state: "closed" });

  const unknown = { ...item, questionVersion: 7 };
  await expect(commitAnswers(anna, unknown, { structure: "agentic" })).rejects.toMatchObject({ code: "INVALID" });
});

test.each(["closed", "for others"])(
  "on a lease of a queue that was %s as it was taken counts nowhere, and it is not kept",
  async (by) => {
    const { anna, ben, lead, queue, itemOf } = await givenReview(db);
    const item = await givenLease(anna, queue);
    const held = { state: "leased", expiresAt: new Date(Date.now() + 200_000) };
    await updateQueue(lead, {
      id: queue.id,
      ...(by === "closed" ? { state: "closed" } : { reviewers: [ben.person.extId] }),
    });
    // As the claim that was not committed yet as the leases were ended.
    await db.queueAssignment.updateMany({ where: { leaseId: item.lease }, data: held });
    await db.queueItem.update({ where: { id: (await itemOf()).id }, data: { freeSlots: 0 } });

    expect(await keepLeases(anna, { id: queue.id, leases: [item.lease] })).toEqual({ kept: [], lost: [item.lease] });
    expect(await commitAnswers(anna, item, { structure: "agentic" })).toEqual({ status: "lease_lost" });

    expect(await itemOf()).toMatchObject({ answers: 0 });
  },
);
