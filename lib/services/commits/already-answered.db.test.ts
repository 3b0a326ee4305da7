import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { releaseLease } from "@/lib/services/leases/give-back";
import { returnLapsed } from "@/lib/services/leases/return-lapsed";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { givenReview } from "./given-review";
import { undoCommit } from "./undo-commit";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

describe("a second commit of who has an answer on the item that stands", () => {
  test("is told so and files nothing, not as an extra opinion either, also when the questions changed since", async () => {
    const { anna, lead, queue, itemOf } = await givenReview(db, { overlap: 2 });
    const item = await givenLease(anna, queue);
    await commitAnswers(anna, item, { structure: "agentic" });

    const told = [
      await commitAnswers(anna, item, { structure: "reject", reason: "loop" }),
      await commitAnswers(anna, item, { structure: "reject", reason: "loop" }, { asExtra: true }),
    ];
    await updateQueue(lead, { id: queue.id, questions: [{ kind: "gate", isRequired: true }] });
    told.push(await commitAnswers(anna, item, { structure: "sub_task" }));

    expect(told).toEqual(Array(3).fill({ status: "already_answered" }));
    expect(await itemOf()).toMatchObject({ answers: 1, freeSlots: 1 });
    expect(await db.labelEvent.count({ where: { personId: anna.person.id } })).toBe(1);
    expect(await db.queueDraft.count({ where: { personId: anna.person.id } })).toBe(0);
  });

  test("is filed once that answer was taken back", async () => {
    const { anna, queue } = await givenReview(db);
    const item = await givenLease(anna, queue);
    const commit = randomUUID();
    await commitAnswers(anna, item, { structure: "agentic" }, { commit });
    await undoCommit(anna, { id: commit });

    expect(await commitAnswers(anna, item, { structure: "sub_task" })).toMatchObject({ status: "committed" });
  });

  test("is told so where that answer is an extra opinion, unless a place on the item is free by now", async () => {
    const { anna, ben, queue } = await givenReview(db);
    const item = await givenLease(anna, queue);
    await returnLapsed(db, new Date(Date.now() + 200_000));
    const bens = await givenLease(ben, queue);
    await commitAnswers(anna, item, { structure: "agentic" }, { asExtra: true });

    for (const asExtra of [false, true])
      expect(await commitAnswers(anna, item, { structure: "sub_task" }, { asExtra })).toEqual({
        status: "already_answered",
      });
    await releaseLease(ben, { id: bens.lease });

    expect(await commitAnswers(anna, item, { structure: "sub_task" })).toMatchObject({ status: "committed" });
    expect(await db.labelEvent.count({ where: { personId: anna.person.id, phase: "extra" } })).toBe(1);
  });
});
