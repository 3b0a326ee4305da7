import { afterAll, describe, expect, test } from "vitest";
import { LeaseAnswer } from "@/lib/contract/review-flow";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { releaseLease, skipLease } from "./give-back";
import { keepLeases } from "./keep-leases";
import { leaseItems } from "./lease-items";
import { returnLapsed } from "./return-lapsed";
import { saveDraft } from "./save-draft";

const db = createDb(process.env["DATABASE_URL"] ?? "", 16);
afterAll(() => db.$disconnect());

const later = (ctx: Context, seconds: number): Context => ({
  ...ctx,
  now: () => new Date(Date.now() + seconds * 1000),
});

async function givenQueueOf(items: number, wanted: Parameters<typeof givenQueue>[2] = {}) {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: items }, (_, at) => ({ importedAt: `2026-01-01T00:00:${String(at).padStart(2, "0")}Z` })),
  );
  const lead = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus, wanted);

  return { queue, lead, corpus, placeOf: (id: string) => corpus.trajectories.indexOf(id) };
}

const annotator = (): Promise<Context> => givenContext(db, "annotator");

async function places(
  ctx: Context,
  queue: { id: string },
  want: number,
  placeOf: (id: string) => number,
): Promise<number[]> {
  const { items } = LeaseAnswer.parse(await leaseItems(ctx, { id: queue.id, want }));

  return items.map((item) => placeOf(item.detail.header.id));
}

test("items come in the order of the queue, and no more are held than are wanted", async () => {
  const { queue, placeOf } = await givenQueueOf(5);
  const anna = await annotator();

  expect(await places(anna, queue, 2, placeOf)).toEqual([0, 1]);
  expect(await places(anna, queue, 2, placeOf)).toEqual([0, 1]);
  expect(await places(anna, queue, 3, placeOf)).toEqual([0, 1, 2]);
});

test("of twelve people who ask at once each gets other items, and nobody one that is held", async () => {
  const { queue, placeOf } = await givenQueueOf(20);
  const people = await Promise.all(Array.from({ length: 12 }, annotator));

  const held = (await Promise.all(people.map((ctx) => places(ctx, queue, 2, placeOf)))).flat();

  expect(held.length).toBe(20);
  expect(new Set(held).size).toBe(20);
});

test("an item of overlap two is held by two people, by nobody twice", async () => {
  const { queue, placeOf } = await givenQueueOf(1, { overlap: 2 });
  const [anna, ben, cem] = [await annotator(), await annotator(), await annotator()];

  expect(await places(anna, queue, 1, placeOf)).toEqual([0]);
  expect(await places(anna, queue, 3, placeOf)).toEqual([0]);
  expect(await places(ben, queue, 1, placeOf)).toEqual([0]);
  expect(await leaseItems(cem, { id: queue.id, want: 1 })).toMatchObject({
    items: [],
    nothing: "others_hold_the_rest",
  });
});

test("a person who asks in two tabs at once holds each item once", async () => {
  const { queue } = await givenQueueOf(4);
  const anna = await annotator();

  const answers = await Promise.all([1, 2, 3, 4].map(() => leaseItems(anna, { id: queue.id, want: 2 })));

  const leases = (await leaseItems(anna, { id: queue.id, want: 1 })).items.map((item) => item.item);
  expect(new Set(leases).size).toBe(leases.length);
  expect(answers.every((answer) => answer.items.length >= 1)).toBe(true);
});

describe("a lease that ran out", () => {
  test("goes to the next who asks, and the draft stays with the person", async () => {
    const { queue, placeOf } = await givenQueueOf(1);
    const [anna, ben] = [await annotator(), await annotator()];
    const item = await givenLease(anna, queue);
    await saveDraft(anna, { id: item.lease, answers: { structure: "reject" } });
    expect(await places(ben, queue, 1, placeOf)).toEqual([]);

    await leaseItems(later(ben, 100), { id: queue.id, want: 1 });
    expect(await places(later(ben, 101), queue, 1, placeOf)).toEqual([0]);
    expect(await keepLeases(anna, { id: queue.id, leases: [item.lease] })).toEqual({ kept: [], lost: [item.lease] });

    await releaseLease(ben, { id: (await givenLease(ben, queue)).lease });
    expect(await givenLease(anna, queue)).toMatchObject({
      lease: item.lease,
      draft: { answers: { structure: "reject" } },
    });
  });

  test("is kept by a heartbeat as long as nobody took its slot", async () => {
    const { queue } = await givenQueueOf(1);
    const anna = await annotator();
    const item = await givenLease(anna, queue);

    expect((await keepLeases(later(anna, 300), { id: queue.id, leases: [item.lease] })).kept).toMatchObject([
      { lease: item.lease },
    ]);
    await returnLapsed(db, new Date(Date.now() + 350_000));
    expect((await keepLeases(later(anna, 352), { id: queue.id, leases: [item.lease] })).lost).toEqual([]);
  });

  test("is given back by the sweep, and its item is ready again", async () => {
    const { queue, lead } = await givenQueueOf(1);
    await givenLease(await annotator(), queue);

    const stateOf = () => db.queueItem.findFirstOrThrow({ where: { queue: { extId: queue.id } } });

    await returnLapsed(db, new Date(Date.now() + 60_000));
    expect(await stateOf()).toMatchObject({ state: "in_progress", freeSlots: 0 });
    await returnLapsed(db, new Date(Date.now() + 100_000));

    expect(await stateOf()).toMatchObject({ state: "ready", freeSlots: 1 });
    expect((await leaseItems(lead, { id: queue.id, want: 1 })).items).toHaveLength(1);
  });
});

test("what is skipped comes back to the same person last, the oldest skip first, and to others at once", async () => {
  const { queue, placeOf } = await givenQueueOf(3);
  const [anna, ben] = [await annotator(), await annotator()];
  for (let skipped = 0; skipped < 2; skipped += 1) await skipLease(anna, { id: (await givenLease(anna, queue)).lease });

  expect(await places(anna, queue, 3, placeOf)).toEqual([2, 0, 1]);
  const [first] = (await leaseItems(anna, { id: queue.id, want: 3 })).items.slice(1);
  await skipLease(anna, { id: first?.lease ?? "" });
  expect(await places(ben, queue, 1, placeOf)).toEqual([0]);
});

test("the answer says when everything is answered", async () => {
  const { queue } = await givenQueueOf(1);
  const anna = await annotator();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });

  expect(await leaseItems(anna, { id: queue.id, want: 1 })).toMatchObject({
    items: [],
    nothing: "all_answered",
    progress: { mine: 1, answered: 1, items: 1, waiting: 0 },
  });
});

test("a released item is the next one again, and keeps its draft when that is sent twice; dropping a lost one drops it", async () => {
  const { queue, placeOf } = await givenQueueOf(2);
  const anna = await annotator();
  const item = await givenLease(anna, queue);
  await saveDraft(anna, { id: item.lease, answers: { structure: "reject" } });

  const drafts = () => db.queueDraft.count({ where: { personId: anna.person.id } });
  await releaseLease(anna, { id: item.lease });
  await releaseLease(anna, { id: item.lease });
  expect(await drafts()).toBe(1);
  expect(await places(anna, queue, 1, placeOf)).toEqual([0]);

  await returnLapsed(db, new Date(Date.now() + 100_000));
  await releaseLease(anna, { id: item.lease });
  expect(await drafts()).toBe(0);
});

test("what was skipped keeps its draft when another tab gives it back", async () => {
  const { queue } = await givenQueueOf(1);
  const anna = await annotator();
  const item = await givenLease(anna, queue);
  await saveDraft(anna, { id: item.lease, answers: { structure: "reject" } });

  await skipLease(anna, { id: item.lease });
  await releaseLease(anna, { id: item.lease });

  expect(await givenLease(anna, queue)).toMatchObject({ draft: { answers: { structure: "reject" } } });
});

test("nobody acts on another person's lease", async () => {
  const { queue } = await givenQueueOf(1);
  const [anna, ben] = [await annotator(), await annotator()];
  const item = await givenLease(anna, queue);

  await expect(saveDraft(ben, { id: item.lease, answers: {} })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(skipLease(ben, { id: item.lease })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(commitAnswers(ben, item, { structure: "agentic" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await keepLeases(ben, { id: queue.id, leases: [item.lease] })).toEqual({ kept: [], lost: [item.lease] });
});

test("an assisted item comes with what filter and judge would answer, and says why it is shown", async () => {
  const corpus = await givenCorpus(db, [{ judge: "scored", gate: 2, score: 0.4, outcome: "success" }]);
  const lead = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus, { mode: "assisted", priority: "disagreement" });

  expect(await givenLease(await annotator(), queue)).toMatchObject({
    suggestion: { structure: "agentic", gate: "2" },
    why: "The filter says agentic, the judge stopped at gate 2.",
    hidden: ["reward"],
  });
});
