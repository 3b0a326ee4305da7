import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import type { Context } from "@/lib/services/context";
import { getProgress } from "@/lib/services/queues/get-progress";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { listQueues } from "@/lib/services/queues/list-queues";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { getConflict } from "./get-conflict";
import { listConflicts } from "./list-conflicts";
import { settleConflict } from "./settle-conflict";
import { undoSettlement } from "./undo-settlement";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** A lead answers an item blind after Ben, with whom they agree or not. */
async function given(own: "agentic" | "sub_task", wanted: Parameters<typeof givenQueue>[2] = {}) {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, ben] = [await givenContext(db, "lead"), await givenContext(db, "annotator")];
  const queue = await givenQueue(lead, corpus, {
    overlap: 2,
    reviewers: [lead.person.extId, ben.person.extId],
    ...wanted,
  });
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" });
  const item = await givenLease(lead, queue);
  const answer = await commitAnswers(lead, item, { structure: own });
  const ref = { queueId: queue.id, itemId: item.item };

  return { lead, corpus, queue, ref, commit: answer.status === "committed" ? answer.commit : "" };
}

/** All that a lead can ask about the answers of a queue without opening an item of it. */
async function told(ctx: Context, { corpus, ref }: Awaited<ReturnType<typeof given>>) {
  const lists = [];
  for (const state of ["conflict", "blocked_task_fault", "settled"] as const) {
    const { items, counts, leavesOut } = await listConflicts(ctx, { queueId: ref.queueId, state, limit: 20 });
    lists.push({ items, counts, leavesOut });
  }
  const { states, agreement, reviewers } = await getProgress(ctx, { id: ref.queueId });
  const { version } = await db.queueItem.findUniqueOrThrow({ where: { extId: ref.itemId }, select: { version: true } });
  // As it stands: for an older version nothing is decided.
  const settling = { answers: {}, cause: "slip", expectedVersion: version } as const;
  const refusal = await settleConflict(ctx, { ...ref, ...settling }).catch((error: Error) => error.message);
  const agreed = reviewers.map((line) => line.agreedWithSettled);
  const { items } = await listQueues(ctx, { corpus: corpus.extId });

  return { lists, states, agreement, agreed, refusal, conflicts: items.map((queue) => queue.conflicts) };
}

describe("a lead whose blind answer can be taken back", () => {
  test("is told the same whether the others agree or not, until it is opened", async () => {
    const [agreeing, differing] = [await given("agentic"), await given("sub_task")];

    const same = await told(differing.lead, differing);
    expect(same).toEqual(await told(agreeing.lead, agreeing));
    expect(same.lists[0]).toEqual({
      items: [],
      counts: { conflict: 0, blocked_task_fault: 0, settled: 0 },
      leavesOut: true,
    });
    await openTrajectory(differing.lead, { id: differing.corpus.trajectories[0] ?? "" });

    const since = await told(differing.lead, differing);
    expect(since.lists[0]).toMatchObject({ items: [{}], counts: { conflict: 1 }, leavesOut: false });
    expect(since.conflicts).toEqual([1]);
  });

  test("keeps it once a list that may show it was read, also where the others agree", async () => {
    const { lead, ref, commit } = await given("agentic", { ownItemsAdjudicable: true });

    await listConflicts(lead, { queueId: ref.queueId, state: "conflict", limit: 20 });

    expect(await undoCommit(lead, { id: commit })).toMatchObject({ status: "refused" });
  });

  test("keeps it once its item was asked for by its address, also where the others agree", async () => {
    const { lead, ref, commit } = await given("agentic");

    await expect(getConflict(lead, ref)).rejects.toMatchObject({ code: "NOT_FOUND" });

    expect(await undoCommit(lead, { id: commit })).toMatchObject({ status: "refused" });
  });
});

test("an item that a lead reviews blind in another queue is in no list, and is refused by its address", async () => {
  const { lead, corpus, ref } = await given("sub_task");
  await openTrajectory(lead, { id: corpus.trajectories[0] ?? "" });
  await givenQueue(lead, corpus, { reviewers: [lead.person.extId] });

  const page = await listConflicts(lead, { queueId: ref.queueId, state: "conflict", limit: 20 });

  expect(page).toMatchObject({ items: [], counts: { conflict: 0 }, leavesOut: true });
  await expect(getConflict(lead, ref)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a settlement stays as it is when who settled it reviews the trajectory blind in another queue by then", async () => {
  const { lead, corpus, ref } = await given("sub_task", { ownItemsAdjudicable: true });
  const { version } = await getConflict(lead, ref);
  const settling = { answers: { structure: "sub_task" }, cause: "slip", expectedVersion: version } as const;
  const { settled } = (await settleConflict(lead, { ...ref, ...settling })).item;
  const [other, item] = [await givenContext(db, "lead"), { where: { extId: ref.itemId }, select: { state: true } }];
  const review = async () => (await openTrajectory(other, { id: corpus.trajectories[0] ?? "" })).review;
  const before = await review();
  await givenQueue(other, corpus, { reviewers: [lead.person.extId] });

  const undo = undoSettlement(lead, { ...ref, event: settled?.event ?? "" });

  await expect(undo).rejects.toMatchObject({ code: "FORBIDDEN", message: expect.stringMatching(/blind/) });
  expect(await db.queueItem.findUniqueOrThrow(item)).toEqual({ state: "adjudicated" });
  expect(before).toMatchObject({ label: "sub_task", labelSource: "adjudicated" });
  expect(await review()).toEqual(before);
});
