import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { LabelHistory, type SetLabel } from "@/lib/contract/labels";
import { createDb } from "@/lib/db/client";
import { type GivenReview, givenReview } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import type { Context } from "@/lib/services/context";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { saved } from "./given-review";
import { listHistory } from "./list-history";
import { setApproval } from "./set-approval";
import { setLabel } from "./set-label";
import { undoLabel } from "./undo-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const REJECT = { label: "reject", reason: "loop" } as const;
const AGENTIC = { label: "agentic" } as const;
const NONE = { label: null } as const;
const MAY_NOT_APPROVE = { code: "FORBIDDEN", message: expect.stringMatching(/^Your role, annotator, may not approve/) };

/** An approved trajectory in a queue that asks one person, where every write is made at the version that stands. */
async function given({ isApproved = true } = {}) {
  const one = await givenReview(db, { mode: "assisted", hidden: [] }, [{ steps: 1 }]);
  const { lead, anna, id, queue, review } = one;
  const now = async () => ({ id, expectedVersion: (await review())?.version ?? 0 });
  const approve = async () => saved(await setApproval(lead, { ...(await now()), approved: true })).eventId;
  const label = async (ctx: Context, answer: Pick<SetLabel, "label" | "reason">) =>
    saved(await setLabel(ctx, { ...(await now()), ...answer })).eventId;
  const undo = async (ctx: Context, eventId: string) => saved(await undoLabel(ctx, { id, eventId }));
  if (isApproved) await approve();

  /** @returns what takes the rejection back */
  const rejectInQueue = async () => {
    const commit = randomUUID();
    const answers = { structure: "reject", reason: "loop" };
    expect(await commitAnswers(anna, await givenLease(anna, queue), answers, { commit })).toMatchObject({
      status: "committed",
    });

    return async () => expect(await undoCommit(anna, { id: commit })).toMatchObject({ status: "undone" });
  };

  return { ...one, approve, label, undo, rejectInQueue };
}

/** The newest event about the approval. */
async function lastApproval({ lead, id }: Pick<GivenReview, "lead" | "id">) {
  const { events } = LabelHistory.parse(await listHistory(lead, { id }));

  return events.find(({ question }) => question === "approval");
}

describe("an approval that went with a rejection", () => {
  test("does not come back alone for an annotator once somebody else labelled", async () => {
    const one = await given();
    const rejection = await one.label(one.anna, REJECT);
    const withdrawal = await lastApproval(one);
    await one.label(one.lead, AGENTIC);

    await expect(undoLabel(one.anna, { id: one.id, eventId: withdrawal?.id ?? "" })).rejects.toMatchObject(
      MAY_NOT_APPROVE,
    );

    expect(await undoLabel(one.anna, { id: one.id, eventId: rejection })).toMatchObject({ status: "conflict" });
    expect(await one.review()).toMatchObject({ label: "agentic", approved: false });
    // A lead may approve, and so may bring it back.
    await one.undo(one.lead, withdrawal?.id ?? "");
    expect(await one.review()).toMatchObject({ label: "agentic", approved: true });
  });

  test("does not come back alone for an annotator who rejected in a queue", async () => {
    const one = await given();
    await one.rejectInQueue();
    const withdrawal = await lastApproval(one);
    await one.label(one.lead, AGENTIC);

    await expect(undoLabel(one.anna, { id: one.id, eventId: withdrawal?.id ?? "" })).rejects.toMatchObject(
      MAY_NOT_APPROVE,
    );
    expect(await one.review()).toMatchObject({ label: "agentic", approved: false });
  });

  test("and came back with it is not withdrawn alone by an annotator either", async () => {
    const one = await given();
    const rejection = await one.label(one.anna, REJECT);
    await one.undo(one.anna, rejection);
    const restored = await lastApproval(one);
    await one.label(one.lead, AGENTIC);

    await expect(undoLabel(one.anna, { id: one.id, eventId: restored?.id ?? "" })).rejects.toMatchObject(
      MAY_NOT_APPROVE,
    );
    expect(await one.review()).toMatchObject({ label: "agentic", approved: true });
  });

  test("is told as such in the history, in the reader and in a queue, and an approval that was taken back is not", async () => {
    const one = await given();
    const undoInQueue = await one.rejectInQueue();
    expect(await lastApproval(one)).toMatchObject({ value: "no", wentWithLabel: true });
    await undoInQueue();
    expect(await lastApproval(one)).not.toHaveProperty("wentWithLabel");
    await one.label(one.lead, REJECT);
    expect(await lastApproval(one)).toMatchObject({ value: "no", wentWithLabel: true });

    const other = await given();
    const version = (await other.review())?.version ?? 0;
    saved(await setApproval(other.lead, { id: other.id, approved: false, expectedVersion: version }));
    expect(await lastApproval(other)).toMatchObject({ value: "no" });
    expect(await lastApproval(other)).not.toHaveProperty("wentWithLabel");
  });
});

describe("an approval that a queue's rejection withdrew, where a person rejected too", () => {
  test.each(["undone", "taken back"] as const)("comes back once the label is %s after the queue's", async (how) => {
    const one = await given();
    const undoInQueue = await one.rejectInQueue();
    const rejection = await one.label(one.lead, REJECT);
    await undoInQueue();
    expect(await one.review()).toMatchObject({ label: "reject", approved: false });

    const event = how === "undone" ? (await one.undo(one.lead, rejection)).eventId : await one.label(one.lead, NONE);

    expect(await one.review()).toMatchObject({ label: null, approved: true });
    // The two were written together, so they go together, however often.
    await one.undo(one.lead, event);
    expect(await one.review()).toMatchObject({ label: "reject", approved: false });
    await one.undo(one.lead, rejection);
    expect(await one.review()).toMatchObject({ label: null, approved: true });
  });

  test("comes back in the other order too", async () => {
    const one = await given();
    const undoInQueue = await one.rejectInQueue();
    const rejection = await one.label(one.lead, REJECT);

    await one.undo(one.lead, rejection);
    expect(await one.review()).toMatchObject({ label: "reject", approved: false });
    await undoInQueue();

    expect(await one.review()).toMatchObject({ label: null, approved: true });
  });

  test("comes back also where a lead approved over it and took that back", async () => {
    const one = await given();
    const undoInQueue = await one.rejectInQueue();
    await one.label(one.lead, AGENTIC);
    const approval = await one.approve();
    await one.undo(one.lead, approval);
    expect(await one.review()).toMatchObject({ label: "agentic", approved: false });

    await undoInQueue();

    expect(await one.review()).toMatchObject({ label: "agentic", approved: true });
  });

  test.each(["undone", "taken back"] as const)(
    "stays away where the label that is %s is no rejection, though the queue's went and a label overruled the person's",
    async (how) => {
      const one = await given();
      const undoInQueue = await one.rejectInQueue();
      const rejection = await one.label(one.lead, REJECT);
      await undoInQueue();
      const agentic = await one.label(one.lead, AGENTIC);
      expect(await one.review()).toMatchObject({ label: "agentic", approved: false });
      const subTask = await one.label(one.lead, { label: "sub_task" });

      const event = how === "undone" ? (await one.undo(one.lead, subTask)).eventId : await one.label(one.lead, NONE);

      expect(await one.review()).toMatchObject({ label: how === "undone" ? "agentic" : null, approved: false });
      // It comes back with the rejection itself.
      const undos = how === "undone" ? [agentic, rejection] : [event, subTask, agentic, rejection];
      for (const each of undos) await one.undo(one.lead, each);
      expect(await one.review()).toMatchObject({ label: null, approved: true });
    },
  );

  test("comes back with the person's also where what several agreed on counts by then", async () => {
    const one = await given();
    const undoInQueue = await one.rejectInQueue();
    const rejection = await one.label(one.lead, REJECT);
    await undoInQueue();
    const agreeing = await givenQueue(one.lead, one.corpus, { mode: "assisted", hidden: [], overlap: 2 });
    for (const ctx of [one.anna, one.ben])
      await commitAnswers(ctx, await givenLease(ctx, agreeing), { structure: "agentic" });
    expect(await one.review()).toMatchObject({ label: "agentic", labelSource: "agreed", approved: false });

    await one.undo(one.lead, rejection);

    expect(await one.review()).toMatchObject({ label: "agentic", labelSource: "agreed", approved: true });
  });

  test("stays away while the queue's rejection stands", async () => {
    const one = await given();
    await one.rejectInQueue();
    await one.label(one.lead, AGENTIC);

    await one.label(one.lead, NONE);

    expect(await one.review()).toMatchObject({ label: "reject", approved: false });
  });
});

test("a label that was taken back comes back with the approval that the rejection below it withdrew", async () => {
  const one = await given({ isApproved: false });
  const undoInQueue = await one.rejectInQueue();
  await one.label(one.lead, AGENTIC);
  await one.approve();
  const before = (await one.review())?.version ?? 0;
  const taken = await one.label(one.lead, NONE);
  expect(await one.review()).toMatchObject({ label: "reject", approved: false, version: before + 1 });
  expect(await lastApproval(one)).toMatchObject({ value: "no", version: before + 1 });

  expect((await one.undo(one.lead, taken)).review).toMatchObject({ label: "agentic", approved: true });

  await undoInQueue();
  expect(await one.review()).toMatchObject({ label: "agentic", approved: true });
});

describe("a rejection below which a queue rejects too", () => {
  test("is undone, and the approval that it withdrew comes back with the queue's", async () => {
    const one = await given();
    const rejection = await one.label(one.lead, REJECT);
    const undoInQueue = await one.rejectInQueue();

    expect((await one.undo(one.lead, rejection)).review).toMatchObject({
      ...{ label: "reject", labelledBy: one.anna.person.name, approved: false },
    });
    await undoInQueue();

    expect(await one.review()).toMatchObject({ label: null, approved: true });
  });

  test("stands again when its undo is undone, and is undone once more", async () => {
    const one = await given();
    const rejection = await one.label(one.lead, REJECT);
    const undoInQueue = await one.rejectInQueue();
    const { eventId } = await one.undo(one.lead, rejection);

    await one.undo(one.lead, eventId);
    expect(await one.review()).toMatchObject({ label: "reject", approved: false });
    await undoInQueue();
    expect(await one.review()).toMatchObject({ label: "reject", labelledBy: one.lead.person.name, approved: false });
    await one.undo(one.lead, rejection);

    expect(await one.review()).toMatchObject({ label: null, approved: true });
  });

  test("stands again with the approval withdrawn, where that had come back meanwhile", async () => {
    const one = await given();
    const rejection = await one.label(one.lead, REJECT);
    const undoInQueue = await one.rejectInQueue();
    const { eventId } = await one.undo(one.lead, rejection);
    await undoInQueue();

    await one.undo(one.lead, eventId);
    expect(await one.review()).toMatchObject({ label: "reject", approved: false });
    await one.undo(one.lead, rejection);

    expect(await one.review()).toMatchObject({ label: null, approved: true });
  });
});

test("a lead's rejection over what was agreed is undone over another queue's, stands again and is undone once more", async () => {
  const agreeing: Parameters<typeof givenQueue>[2] = { mode: "assisted", hidden: [], overlap: 2 };
  const { lead, anna, ben, corpus, id, queue, review } = await givenReview(db, agreeing, [{ steps: 1 }]);
  for (const ctx of [anna, ben]) await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "sub_task" });
  saved(await setApproval(lead, { id, approved: true, expectedVersion: 1 }));
  const { eventId } = saved(await setLabel(lead, { id, ...REJECT, expectedVersion: 2 }));
  const other = await givenQueue(lead, corpus, agreeing);
  const commit = randomUUID();
  for (const ctx of [anna, ben])
    await commitAnswers(ctx, await givenLease(ctx, other), { structure: "reject" }, ctx === ben ? { commit } : {});
  const undo = async (event: string) => saved(await undoLabel(lead, { id, eventId: event }));

  const undone = await undo(eventId);
  expect(undone.review).toMatchObject({ label: "reject", labelSource: "agreed", approved: false });
  expect((await undo(undone.eventId)).review).toMatchObject({ label: "reject", labelSource: "adjudicated" });
  await undoCommit(ben, { id: commit });
  expect(await review()).toMatchObject({ label: "reject", labelSource: "adjudicated", approved: false });

  expect((await undo(eventId)).review).toMatchObject({ label: "sub_task", labelSource: "agreed", approved: true });
});

test("a rejection does not come back under an approval, and the sentence says whose turn it is", async () => {
  const one = await given({ isApproved: false });
  await one.label(one.anna, REJECT);
  const agentic = await one.label(one.anna, AGENTIC);
  await one.approve();

  await expect(undoLabel(one.anna, { id: one.id, eventId: agentic })).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "The label before this one is a rejection, and this trajectory is approved. The approval has to be taken back first.",
  });

  expect(await one.review()).toMatchObject({ label: "agentic", approved: true });
});
