import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenReview, later } from "@/lib/services/commits/given-review";
import { listHistory } from "@/lib/services/labels/list-history";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { undoLabel } from "@/lib/services/labels/undo-label";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

describe("the effective label", () => {
  test("is agreed when everybody gave the same answer, and nobody's own", async () => {
    const { anna, ben, queue, review, itemOf } = await givenReview(db, { overlap: 2 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task" });
    expect(await review()).toMatchObject({ label: null });

    expect(await commitAnswers(ben, await givenLease(ben, queue), { structure: "sub_task" })).toMatchObject({
      itemState: "done",
    });

    expect(await review()).toMatchObject({ label: "sub_task", labelSource: "agreed", labelledBy: null, version: 1 });
    expect(await itemOf()).toMatchObject({ state: "done", freeSlots: 0 });
  });

  test("stays the machine's while the reviewers differ", async () => {
    const { anna, ben, queue, review } = await givenReview(db, { overlap: 2 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task" });

    expect(await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" })).toMatchObject({
      itemState: "conflict",
    });
    expect(await review()).toMatchObject({ label: null, labelSource: null });
  });

  test("is the later one of a person's override and a single answer in a queue", async () => {
    const { anna, lead, queue, id, review } = await givenReview(db);
    await setLabel(lead, { id, label: "reject", expectedVersion: 0 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });
    expect(await review()).toMatchObject({ label: "agentic", labelSource: "person", labelledBy: anna.person.name });

    await setLabel(later(lead, 5), { id, label: "sub_task", expectedVersion: 2 });

    expect(await review()).toMatchObject({ label: "sub_task", labelledBy: lead.person.name });
  });

  test("that was agreed is not overridden by who may not adjudicate; a lead's change can be taken back", async () => {
    const { anna, ben, lead, queue, id, review } = await givenReview(db, { overlap: 2 });
    for (const ctx of [anna, ben]) await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "sub_task" });

    await expect(setLabel(anna, { id, label: "agentic", expectedVersion: 1 })).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: /agreed on/,
    });
    const write = await setLabel(lead, { id, label: "agentic", expectedVersion: 1 });
    expect(write).toMatchObject({ status: "saved", review: { label: "agentic", labelSource: "adjudicated" } });
    if (write.status === "saved") await undoLabel(lead, { id, eventId: write.eventId });

    expect(await review()).toMatchObject({ label: "sub_task", labelSource: "agreed" });
  });

  test("of a rejection withdraws an approval", async () => {
    const { anna, lead, queue, id, review } = await givenReview(db, {}, [{ steps: 1 }]);
    await setApproval(lead, { id, approved: true, expectedVersion: 0 });

    await commitAnswers(anna, await givenLease(anna, queue), { structure: "reject", reason: "loop" });

    expect(await review()).toMatchObject({ label: "reject", approved: false });
    const { events } = await listHistory(lead, { id });
    expect(events.map((event) => [event.question, event.value, event.queue === null])).toEqual(
      expect.arrayContaining([
        ["approval", "no", true],
        ["structure", "reject", false],
      ]),
    );
  });

  test("answers in a queue are no overrides: an undo outside does not meet them", async () => {
    const { anna, lead, queue, id, review } = await givenReview(db, { overlap: 2 });
    const write = await setLabel(lead, { id, label: "agentic", expectedVersion: 0 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "reject" });

    expect(write.status === "saved" && (await undoLabel(lead, { id, eventId: write.eventId }))).toMatchObject({
      status: "saved",
    });
    expect(await review()).toMatchObject({ label: null });
  });

  test("a broken task blocks the item", async () => {
    const { anna, queue } = await givenReview(db, { questions: [{ kind: "outcome", isRequired: true }] });

    expect(await commitAnswers(anna, await givenLease(anna, queue), { outcome: "task" })).toMatchObject({
      itemState: "blocked_task_fault",
    });
  });
});
