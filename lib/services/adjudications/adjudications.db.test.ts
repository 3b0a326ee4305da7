import { afterAll, describe, expect, test } from "vitest";
import { ConflictDetail, ConflictPage, type Settle, SettleAnswer } from "@/lib/contract/adjudication";
import { createDb } from "@/lib/db/client";
import type { Answers } from "@/lib/domain/question";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import type { Context } from "@/lib/services/context";
import { returnLapsed } from "@/lib/services/leases/return-lapsed";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { getConflict } from "./get-conflict";
import { listConflicts } from "./list-conflicts";
import { settleConflict } from "./settle-conflict";
import { undoSettlement } from "./undo-settlement";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const BY_CODE = { verdict: "sub_task", rule: "share_at_most_sub_task" } as const;
const PAGE = { state: "conflict", limit: 20 } as const;

/** A queue of overlap two in which each item was answered by Anna and by Ben. */
async function given(answers: readonly (readonly [Answers, Answers])[], wanted: Parameters<typeof givenQueue>[2] = {}) {
  const rows = answers.map((_, rollout) => ({ judge: "scored" as const, gate: 2, score: 0.4, rollout, ...BY_CODE }));
  const corpus = await givenCorpus(db, rows);
  const lead = await givenContext(db, "lead");
  const [anna, ben] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const queue = await givenQueue(lead, corpus, { overlap: 2, ...wanted });
  const commits: string[] = [];
  for (const [first, second] of answers) {
    await commitAnswers(anna, await givenLease(anna, queue), first);
    const answer = await commitAnswers(ben, await givenLease(ben, queue), second);
    if (answer.status === "committed") commits.push(answer.commit);
  }
  const [id = ""] = corpus.trajectories;

  return { lead, anna, ben, queue, corpus, commits, review: async () => (await openTrajectory(lead, { id })).review };
}

async function firstOf(ctx: Context, queueId: string) {
  const page = ConflictPage.parse(await listConflicts(ctx, { queueId, ...PAGE }));
  const [item] = page.items;
  if (!item) throw new Error("There is no conflict.");

  return { page, item, ref: { queueId, itemId: item.item } };
}

const settling = (answers: Answers, expectedVersion: number): Settle => ({ answers, cause: "slip", expectedVersion });

const DIFFERENT: readonly (readonly [Answers, Answers])[] = [
  [
    { structure: "agentic", gate: "5" },
    { structure: "sub_task", gate: "5" },
  ],
];

const NOTED: readonly (readonly [Answers, Answers])[] = [
  [
    { structure: "agentic", gate: "5", note: "clear" },
    { structure: "sub_task", gate: "5" },
  ],
];

test("a disagreement is listed with both reviewers, the filter and the judge, and what they differ on", async () => {
  const { lead, anna, ben, queue } = await given(NOTED, {
    questions: [{ kind: "structure", isRequired: true }, { kind: "gate", isRequired: false }, { kind: "note" }],
  });

  const { page, item, ref } = await firstOf(lead, queue.id);

  expect(page.counts).toEqual({ conflict: 1, blocked_task_fault: 0, settled: 0 });
  expect(item).toMatchObject({ differing: ["structure"], barredBecause: null, settled: null, version: 2 });
  expect(item.sides).toMatchObject([
    { kind: "reviewer", name: anna.person.name, answers: { structure: "agentic", gate: "5" }, note: "clear" },
    { kind: "reviewer", name: ben.person.name, answers: { structure: "sub_task" } },
    { kind: "filter", answers: { structure: "sub_task" }, note: "Code made most of the calls" },
    { kind: "judge", answers: { gate: "2" } },
  ]);
  expect(ConflictDetail.parse(await getConflict(lead, ref)).detail.header.judgement).toMatchObject({ gate: 2 });
});

test("an item names its run and which rollout it is, as its trajectory does: several may be of one task", async () => {
  const { lead, queue } = await given([...DIFFERENT, ...DIFFERENT]);

  const { items } = await listConflicts(lead, { queueId: queue.id, ...PAGE });

  expect(items.map(({ rollout }) => rollout)).toEqual([0, 1]);
  for (const { item, run, rollout } of items) {
    const { header } = (await getConflict(lead, { queueId: queue.id, itemId: item })).detail;
    expect([run, rollout]).toEqual([header.run.name, header.rollout]);
  }
});

test("pages follow each other without a gap", async () => {
  const { lead, queue } = await given([...DIFFERENT, ...DIFFERENT, ...DIFFERENT]);

  const first = await listConflicts(lead, { queueId: queue.id, state: "conflict", limit: 2 });
  const second = await listConflicts(lead, {
    queueId: queue.id,
    state: "conflict",
    limit: 2,
    cursor: first.nextCursor ?? "",
  });

  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
  expect(new Set([...first.items, ...second.items].map((item) => item.item)).size).toBe(3);
});

test("a settlement is the effective label, with its cause, and the item is adjudicated", async () => {
  const { lead, queue, review } = await given(DIFFERENT);
  const { item, ref } = await firstOf(lead, queue.id);
  expect(await review()).toMatchObject({ label: null });

  const answer = SettleAnswer.parse(
    await settleConflict(lead, { ...ref, ...settling({ structure: "agentic" }, item.version) }),
  );

  expect(answer).toMatchObject({
    status: "saved",
    item: { settled: { answers: { structure: "agentic" }, cause: "slip", by: lead.person.name } },
  });
  expect(await review()).toMatchObject({ label: "agentic", labelSource: "adjudicated", labelledBy: lead.person.name });
  const page = await listConflicts(lead, { queueId: queue.id, state: "settled", limit: 5 });
  expect(page.counts).toMatchObject({ conflict: 0, settled: 1 });
  expect(
    await db.settledLabel.findMany({
      where: {
        question: { in: ["structure", "gate"] },
        corpusId: (await db.queue.findUniqueOrThrow({ where: { extId: queue.id } })).corpusId,
      },
      select: { question: true, value: true, source: true },
      orderBy: { question: "asc" },
    }),
  ).toEqual([
    { question: "gate", value: "5", source: "agreed" },
    { question: "structure", value: "agentic", source: "adjudicated" },
  ]);
});

test("of two who settle at once one wins, and the other is shown what was settled", async () => {
  const { lead, queue } = await given(DIFFERENT);
  const other = await givenContext(db, "lead");
  const { item, ref } = await firstOf(lead, queue.id);

  const answers = await Promise.all([
    settleConflict(lead, { ...ref, ...settling({ structure: "agentic" }, item.version) }),
    settleConflict(other, { ...ref, ...settling({ structure: "reject" }, item.version) }),
  ]);

  expect(answers.map((answer) => answer.status).toSorted()).toEqual(["conflict", "saved"]);
  const [first, second] = answers;
  expect(first?.item.settled?.answers).toEqual(second?.item.settled?.answers);
});

describe("an item is not settled", () => {
  test("while a question on which they differ is left open, nor with an answer that is none", async () => {
    const { lead, queue } = await given(DIFFERENT);
    const { item, ref } = await firstOf(lead, queue.id);

    await expect(settleConflict(lead, { ...ref, ...settling({ gate: "5" }, item.version) })).rejects.toMatchObject({
      code: "INVALID",
      message: expect.stringMatching(/differ on “structure”/),
    });
    await expect(
      settleConflict(lead, { ...ref, ...settling({ structure: "good" }, item.version) }),
    ).rejects.toMatchObject({ code: "INVALID" });
  });

  test("by somebody who answered it, unless the queue says so, nor by who is no lead", async () => {
    for (const ownItemsAdjudicable of [false, true]) {
      const corpus = await givenCorpus(db, [{}]);
      const [lead, ben] = [await givenContext(db, "lead"), await givenContext(db, "annotator")];
      const queue = await givenQueue(lead, corpus, { overlap: 2, ownItemsAdjudicable });
      await commitAnswers(lead, await givenLease(lead, queue), { structure: "agentic" });
      await commitAnswers(ben, await givenLease(ben, queue), { structure: "reject" });
      if (!ownItemsAdjudicable) await openTrajectory(lead, { id: corpus.trajectories[0] ?? "" });
      const { item, ref } = await firstOf(lead, queue.id);
      const settle = () => settleConflict(lead, { ...ref, ...settling({ structure: "agentic" }, item.version) });

      if (ownItemsAdjudicable) expect(await settle()).toMatchObject({ status: "saved" });
      else {
        expect(item.barredBecause).toMatch(/answered this item yourself/);
        await expect(settle()).rejects.toMatchObject({ code: "FORBIDDEN" });
      }
      await expect(listConflicts(ben, { queueId: queue.id, ...PAGE })).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });

  test("by somebody who answered it beside those that count", async () => {
    const corpus = await givenCorpus(db, [{}]);
    const [lead, anna, ben] = [await givenContext(db, "lead"), await givenContext(db), await givenContext(db)];
    const queue = await givenQueue(lead, corpus, { overlap: 2, mode: "assisted", hidden: [] });
    const late = await givenLease(lead, queue);
    await returnLapsed(db, new Date(Date.now() + 200_000));
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });
    await commitAnswers(ben, await givenLease(ben, queue), { structure: "reject" });
    await commitAnswers(lead, late, { structure: "agentic" }, { asExtra: true });

    const { item, ref } = await firstOf(lead, queue.id);

    expect(item.barredBecause).toMatch(/answered this item yourself/);
    await expect(
      settleConflict(lead, { ...ref, ...settling({ structure: "agentic" }, item.version) }),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("by a lead who still reviews the trajectory blind elsewhere, though the sides are open there", async () => {
    const { lead, corpus, queue } = await given(DIFFERENT);
    await givenQueue(lead, corpus, { reviewers: [lead.person.extId], hidden: ["judge"] });

    const { item, ref } = await firstOf(lead, queue.id);

    expect(item).toMatchObject({ differing: ["structure"], barredBecause: expect.stringMatching(/blind/) });
    await expect(
      settleConflict(lead, { ...ref, ...settling({ structure: "agentic" }, item.version) }),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

test("a settlement that is taken back leaves the item in conflict, and what was agreed counts as before", async () => {
  const { lead, queue, review } = await given([
    [
      { structure: "agentic", gate: "4" },
      { structure: "agentic", gate: "5" },
    ],
  ]);
  const { item, ref } = await firstOf(lead, queue.id);
  const saved = await settleConflict(lead, { ...ref, ...settling({ structure: "reject", gate: "5" }, item.version) });
  expect(await review()).toMatchObject({ label: "reject", labelSource: "adjudicated" });
  const event = saved.item.settled?.event ?? "";

  expect(await undoSettlement(lead, { ...ref, event })).toMatchObject({
    status: "saved",
    item: { settled: null, differing: ["gate"], version: 4 },
  });
  expect(await undoSettlement(lead, { ...ref, event })).toMatchObject({ status: "conflict" });

  expect(await review()).toMatchObject({ label: "agentic", labelSource: "agreed" });
  expect((await firstOf(lead, queue.id)).page.counts).toMatchObject({ conflict: 1, settled: 0 });
});

test("an adjudicated item keeps its answers: a reviewer does not take theirs back", async () => {
  const { lead, ben, queue, commits } = await given(DIFFERENT);
  const { item, ref } = await firstOf(lead, queue.id);
  await settleConflict(lead, { ...ref, ...settling({ structure: "agentic" }, item.version) });

  expect(await undoCommit(ben, { id: commits[0] ?? "" })).toMatchObject({
    status: "refused",
    reason: expect.stringMatching(/settled this item/),
  });
});

test("a broken task is listed apart and settled there", async () => {
  const { lead, queue } = await given([[{ outcome: "task" }, { outcome: "task" }]], {
    questions: [{ kind: "outcome", isRequired: true }],
  });
  const { items } = await listConflicts(lead, { queueId: queue.id, state: "blocked_task_fault", limit: 5 });
  const [item] = items;

  expect(
    await settleConflict(lead, {
      queueId: queue.id,
      itemId: item?.item ?? "",
      answers: { outcome: "agent" },
      cause: "task_fault",
      expectedVersion: item?.version ?? 0,
    }),
  ).toMatchObject({ status: "saved" });
});
