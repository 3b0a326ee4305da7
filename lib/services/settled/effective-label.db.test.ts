import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { undoSettlement } from "@/lib/services/adjudications/undo-settlement";
import { givenReview, later } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import { listHistory } from "@/lib/services/labels/list-history";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { undoLabel } from "@/lib/services/labels/undo-label";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

describe("the effective label", () => {
  test("is agreed when everybody gave the same answer, and nobody's own", async () => {
    const { anna, ben, queue, review, itemOf } = await givenReview(db, { overlap: 2 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task" });
    expect(await review()).toMatchObject({ label: null });

    expect(await commitAnswers(ben, await givenLease(ben, queue), { structure: "sub_task" })).toMatchObject({
      status: "committed",
    });

    expect(await review()).toMatchObject({ label: "sub_task", labelSource: "agreed", labelledBy: null, version: 1 });
    expect(await itemOf()).toMatchObject({ state: "done", freeSlots: 0 });
  });

  test("stays the machine's while the reviewers differ", async () => {
    const { anna, ben, queue, review, itemOf } = await givenReview(db, { overlap: 2 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task" });

    await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" });

    expect(await itemOf()).toMatchObject({ state: "conflict" });
    expect(await review()).toMatchObject({ label: null, labelSource: null });
  });

  test("is the later one of a person's override and a single answer in a queue", async () => {
    const { anna, lead, queue, id, review } = await givenReview(db);
    await setLabel(lead, { id, label: "reject", reason: "loop", expectedVersion: 0 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });
    expect(await review()).toMatchObject({ label: "agentic", labelSource: "person", labelledBy: anna.person.name });

    await setLabel(later(lead, 5), { id, label: "sub_task", expectedVersion: 2 });

    expect(await review()).toMatchObject({ label: "sub_task", labelledBy: lead.person.name });
  });

  test("that was agreed is not overridden by who may not adjudicate; a lead's change can be taken back", async () => {
    const { anna, ben, lead, queue, id, review } = await givenReview(db, { overlap: 2 });
    for (const ctx of [anna, ben]) await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "sub_task" });
    const researcher = await givenContext(db, "researcher");

    await expect(setLabel(researcher, { id, label: "agentic", expectedVersion: 1 })).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringMatching(/agreed on/),
    });
    const write = await setLabel(lead, { id, label: "agentic", expectedVersion: 1 });
    expect(write).toMatchObject({ status: "saved", review: { label: "agentic", labelSource: "adjudicated" } });
    if (write.status === "saved") await undoLabel(lead, { id, eventId: write.eventId });

    expect(await review()).toMatchObject({ label: "sub_task", labelSource: "agreed" });
  });

  test("that a lead gave over an agreed one is kept when another queue agrees on something else; taken back, what was agreed later counts", async () => {
    const { anna, ben, lead, corpus, queue, id, review } = await givenReview(db, { overlap: 2 });
    for (const ctx of [anna, ben]) await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "sub_task" });
    await setLabel(lead, { id, label: "agentic", expectedVersion: 1 });

    const second = await givenQueue(lead, corpus, { overlap: 2 });
    for (const ctx of [anna, ben]) await commitAnswers(ctx, await givenLease(ctx, second), { structure: "reject" });

    expect(await review()).toMatchObject({
      label: "agentic",
      labelSource: "adjudicated",
      labelledBy: lead.person.name,
    });
    const version = (await review())?.version ?? 0;
    expect(await setLabel(lead, { id, label: null, expectedVersion: version })).toMatchObject({
      status: "saved",
      review: { label: "reject", labelSource: "agreed", labelledBy: null },
    });
  });

  test("that was adjudicated is not replaced by what another queue agrees on later, nor when that one is taken back", async () => {
    const { anna, ben, lead, corpus, queue, review, itemOf } = await givenReview(db, { overlap: 2 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task" });
    await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" });
    const { extId, version } = await itemOf();
    const settle = { answers: { structure: "agentic" }, cause: "slip", expectedVersion: version } as const;
    await settleConflict(lead, { queueId: queue.id, itemId: extId, ...settle });
    const second = await givenQueue(lead, corpus, { overlap: 2 });
    await commitAnswers(later(anna, 5), await givenLease(anna, second), { structure: "reject" });
    const commit = randomUUID();
    await commitAnswers(later(ben, 6), await givenLease(ben, second), { structure: "reject" }, { commit });

    expect(await review()).toMatchObject({ label: "agentic", labelSource: "adjudicated" });
    await undoCommit(ben, { id: commit });
    expect(await review()).toMatchObject({ label: "agentic", labelSource: "adjudicated" });
  });

  test("of two queues that agreed is the later one, also when a third is taken back after the first was adjudicated on something else", async () => {
    const { anna, ben, lead, corpus, queue, review, itemOf } = await givenReview(db, { overlap: 2 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task", gate: "3" });
    await commitAnswers(ben, await givenLease(ben, queue), { structure: "sub_task", gate: "4" });
    const { extId, version } = await itemOf();
    const answerBoth = async (structure: string, seconds: number) => {
      const other = await givenQueue(lead, corpus, { overlap: 2 });
      const commit = randomUUID();
      await commitAnswers(later(anna, seconds), await givenLease(anna, other), { structure });
      await commitAnswers(later(ben, seconds), await givenLease(ben, other), { structure }, { commit });
      return commit;
    };
    await answerBoth("agentic", 5);
    const settle = { answers: { gate: "3" }, cause: "slip", expectedVersion: version } as const;
    await settleConflict(later(lead, 9), { queueId: queue.id, itemId: extId, ...settle });
    expect(await review()).toMatchObject({ label: "agentic", labelSource: "agreed" });
    const commit = await answerBoth("reject", 12);
    expect(await review()).toMatchObject({ label: "reject" });

    await undoCommit(ben, { id: commit });

    expect(await review()).toMatchObject({ label: "agentic", labelSource: "agreed" });
  });

  test("of a rejection gives the approval back that it withdrew when it is taken back, unless somebody answered since", async () => {
    const { anna, lead, queue, id, review } = await givenReview(db, {}, [{ steps: 1 }]);
    const { events } = await (async () => {
      await setApproval(lead, { id, approved: true, expectedVersion: 0 });
      const commit = randomUUID();
      await commitAnswers(anna, await givenLease(anna, queue), { structure: "reject", reason: "loop" }, { commit });
      expect(await review()).toMatchObject({ label: "reject", approved: false });
      await undoCommit(anna, { id: commit });
      return listHistory(lead, { id });
    })();

    expect(await review()).toMatchObject({ label: null, approved: true });
    expect(events.filter((event) => event.question === "approval").map((event) => event.value)).toEqual([
      "yes",
      "no",
      "yes",
    ]);

    const version = (await review())?.version ?? 0;
    await setApproval(lead, { id, approved: false, expectedVersion: version });
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "reject", reason: "loop" }, { commit });
    await undoCommit(anna, { id: commit });
    expect(await review()).toMatchObject({ label: null, approved: false });
  });

  test("of a rejection that a lead settled and took back gives the approval back too", async () => {
    const { anna, ben, lead, queue, id, review, itemOf } = await givenReview(db, { overlap: 2 }, [{ steps: 1 }]);
    await setApproval(lead, { id, approved: true, expectedVersion: 0 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "reject", reason: "loop" });
    await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" });
    const { extId, version } = await itemOf();
    const item = { queueId: queue.id, itemId: extId };
    const settle = {
      answers: { structure: "reject", reason: "loop" },
      cause: "slip",
      expectedVersion: version,
    } as const;
    const { item: settled } = await settleConflict(lead, { ...item, ...settle });
    expect(await review()).toMatchObject({ label: "reject", approved: false });

    await undoSettlement(lead, { ...item, event: settled?.settled?.event ?? "" });

    expect(await review()).toMatchObject({ label: null, approved: true });
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
    const { anna, queue, itemOf } = await givenReview(db, { questions: [{ kind: "outcome", isRequired: true }] });

    await commitAnswers(anna, await givenLease(anna, queue), { outcome: "task" });

    expect(await itemOf()).toMatchObject({ state: "blocked_task_fault" });
  });
});
