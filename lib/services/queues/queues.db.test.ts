import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { Queue, QueueList, QueueProgress } from "@/lib/contract/queues";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { PriorityRule } from "@/lib/domain/queue";
import { leaseItems } from "@/lib/services/leases/lease-items";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getProgress } from "./get-progress";
import { getQueue } from "./get-queue";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";
import { listQueues } from "./list-queues";
import { previewQueue } from "./preview-queue";
import { updateQueue } from "./update-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** The trajectories of a queue in its order, as places in what the test gave. */
async function orderOf(rows: readonly GivenTrajectory[], priority: PriorityRule, seed = 1): Promise<number[]> {
  const corpus = await givenCorpus(db, rows);
  const lead = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus, { priority, seed });
  const items = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select t.ext_id as id from queue_item i join queue q on q.id = i.queue_id
        join trajectory t on t.corpus_id = i.corpus_id and t.id = i.trajectory_id
        where q.ext_id = ${queue.id}::uuid order by i.rank, i.id`,
  );

  return items.map((item) => corpus.trajectories.indexOf(item.id));
}

describe("the order of a queue", () => {
  test("is the time of import when the oldest come first", async () => {
    const rows = ["2026-03-01", "2026-01-01", "2026-02-01"].map((day) => ({ importedAt: `${day}T00:00:00Z` }));

    expect(await orderOf(rows, "oldest")).toEqual([1, 2, 0]);
  });

  test("puts verdicts that ask for review before others, and then what is near a threshold", async () => {
    const rows = [
      { verdict: "agentic", richness: 1 },
      { verdict: "agentic", richness: 0.82 },
      { verdict: "review", richness: 0.5 },
      { verdict: "sub_task", richness: 0.1 },
      { verdict: "review", richness: 0.7 },
      { verdict: "insufficient_evidence", richness: null },
    ];

    expect(await orderOf(rows, "uncertain")).toEqual([4, 2, 1, 3, 0, 5]);
  });

  test("puts the widest gap between filter and judge first, and what was not judged last", async () => {
    const scored = (verdict: string, gate: number) => ({ verdict, gate, judge: "scored" as const, score: 0.5 });
    const rows = [
      { verdict: "agentic" },
      scored("agentic", 4),
      scored("agentic", 5),
      scored("sub_task", 5),
      scored("agentic", 1),
      scored("review", 1),
    ];

    expect(await orderOf(rows, "disagreement")).toEqual([3, 4, 1, 2, 5, 0]);
  });

  test("at random is the same for the same seed", async () => {
    const corpus = await givenCorpus(
      db,
      Array.from({ length: 12 }, () => ({})),
    );
    const lead = await givenContext(db, "lead");
    const order = async (seed: number): Promise<string> => {
      const queue = await givenQueue(lead, corpus, { priority: "random", seed });
      const rows = await queryRows(
        db,
        z.object({ id: z.bigint() }),
        sql`select i.trajectory_id as id from queue_item i join queue q on q.id = i.queue_id where q.ext_id = ${queue.id}::uuid order by i.rank, i.id`,
      );
      return rows.map((row) => String(row.id)).join();
    };

    const first = await order(3);
    expect(await order(3)).toBe(first);
    expect(await order(4)).not.toBe(first);
  });
});

test("a queue holds what its filter matches, the first of its order where a limit is set", async () => {
  const corpus = await givenCorpus(db, [
    { verdict: "agentic", importedAt: "2026-01-03T00:00:00Z" },
    { verdict: "sub_task", importedAt: "2026-01-01T00:00:00Z" },
    { verdict: "agentic", importedAt: "2026-01-02T00:00:00Z" },
  ]);
  const lead = await givenContext(db, "lead");

  expect(await previewQueue(lead, { corpus: corpus.extId, filter: "verdict:agentic" })).toEqual({ matching: 2 });
  const queue = Queue.parse(await givenQueue(lead, corpus, { filter: "verdict:agentic", limit: 1 }));
  expect(queue).toMatchObject({ items: 1, answered: 0, mine: { answered: 0, waiting: 1 }, mayReview: true });
  expect((await givenLease(lead, queue)).detail.header.id).toBe(corpus.trajectories[2]);
});

test("the preview of a filter counts nothing that the person reviews blind", async () => {
  const corpus = await givenCorpus(db, [{ verdict: "agentic" }, { verdict: "agentic" }]);
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, corpus, { limit: 1, reviewers: [lead.person.extId] });

  expect(await previewQueue(lead, { corpus: corpus.extId, filter: "verdict:agentic" })).toEqual({ matching: 1 });
});

test("a queue holds nothing that its maker reviews blind, and is refused where nothing else matches", async () => {
  const corpus = await givenCorpus(db, [{ verdict: "agentic" }, { verdict: "agentic" }, { verdict: "sub_task" }]);
  const [lead, other] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  const of = (filter: string) => ({ filter: `${filter} verdict:agentic`.trim() });
  await givenQueue(other, corpus, { ...of(""), limit: 1, reviewers: [lead.person.extId] });

  expect(await givenQueue(lead, corpus, of(""))).toMatchObject({ items: 1 });
  expect(await givenQueue(other, corpus, of(""))).toMatchObject({ items: 2 });
  await expect(givenQueue(lead, corpus, of(`id:${corpus.trajectories[0]}`))).rejects.toMatchObject({
    code: "INVALID",
    message: "No trajectory matches this filter. Widen it.",
  });
});

describe("a queue is not made", () => {
  test.each<[string, Parameters<typeof givenQueue>[2]]>([
    ["of a filter that nothing matches", { filter: "verdict:review" }],
    ["blind, hiding nothing", { hidden: [] }],
    ["for a reviewer who is nobody", { reviewers: [randomUUID()] }],
    ["of a wrong filter", { filter: "verdict:agentik" }],
  ])("%s", async (_, wanted) => {
    const corpus = await givenCorpus(db, [{}]);
    const lead = await givenContext(db, "lead");

    await expect(givenQueue(lead, corpus, wanted)).rejects.toMatchObject({ code: "INVALID" });
    expect((await listQueues(lead, { corpus: corpus.extId })).items).toEqual([]);
  });

  test("under a name that the corpus has, nor by who is no lead", async () => {
    const corpus = await givenCorpus(db, [{}]);
    const lead = await givenContext(db, "lead");
    await givenQueue(lead, corpus, { name: "Week 34" });

    await expect(givenQueue(lead, corpus, { name: "Week 34" })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(givenQueue(await givenContext(db, "researcher"), corpus)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

test("an assisted queue hides nothing, whatever was asked", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const lead = await givenContext(db, "lead");

  expect(await givenQueue(lead, corpus, { mode: "assisted" })).toMatchObject({ mode: "assisted", hidden: [] });
});

test("filter and order of a blind queue are not told to those who only review", async () => {
  const corpus = await givenCorpus(db, [{ gate: 2, judge: "scored" }]);
  const lead = await givenContext(db, "lead");
  const anna = await givenContext(db, "annotator");
  const queue = await givenQueue(lead, corpus, { filter: "gate:2", priority: "disagreement" });

  expect(await getQueue(lead, { id: queue.id })).toMatchObject({ filter: "gate:2", priority: "disagreement" });
  expect(await getQueue(anna, { id: queue.id })).toMatchObject({ filter: null, priority: null });
});

test("new questions are a new version, and the same ones again are none", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const lead = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus);
  const questions = [{ kind: "outcome", isRequired: true } as const];

  expect(await updateQueue(lead, { id: queue.id, questions })).toMatchObject({ questionVersion: 2, questions });
  expect(await updateQueue(lead, { id: queue.id, questions, instructions: "# Look" })).toMatchObject({
    questionVersion: 2,
    instructions: "# Look",
  });
});

test("a closed queue ends its leases, hands out nothing and stays closed", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const lead = await givenContext(db, "lead");
  const anna = await givenContext(db, "annotator");
  const queue = await givenQueue(lead, corpus);
  const item = await givenLease(anna, queue);

  await updateQueue(lead, { id: queue.id, state: "closed" });

  expect(await leaseItems(anna, { id: queue.id, want: 1 })).toMatchObject({ items: [], nothing: "closed" });
  expect(await commitAnswers(anna, item, { structure: "agentic" })).toEqual({ status: "lease_lost" });
  await expect(updateQueue(lead, { id: queue.id, state: "open" })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a paused queue hands out nothing, but takes what is in hand", async () => {
  const corpus = await givenCorpus(db, [{}, {}]);
  const lead = await givenContext(db, "lead");
  const anna = await givenContext(db, "annotator");
  const queue = await givenQueue(lead, corpus);
  const item = await givenLease(anna, queue);
  await updateQueue(lead, { id: queue.id, state: "paused" });

  expect((await leaseItems(anna, { id: queue.id, want: 3 })).items.map((held) => held.item)).toEqual([item.item]);
  expect(await commitAnswers(anna, item, { structure: "agentic" })).toMatchObject({ status: "committed" });
  expect(await leaseItems(anna, { id: queue.id, want: 1 })).toMatchObject({ items: [], nothing: "paused" });
});

test("whoever is named no more loses what they held, and reviews no more", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const lead = await givenContext(db, "lead");
  const anna = await givenContext(db, "annotator");
  const ben = await givenContext(db, "annotator");
  const queue = await givenQueue(lead, corpus, { reviewers: [anna.person.extId] });
  await givenLease(anna, queue);
  await expect(givenLease(ben, queue)).rejects.toMatchObject({ code: "FORBIDDEN" });

  expect(await updateQueue(lead, { id: queue.id, reviewers: [ben.person.extId] })).toMatchObject({
    reviewers: [{ id: ben.person.extId }],
  });

  await expect(givenLease(anna, queue)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await givenLease(ben, queue)).detail.header.id).toBe(corpus.trajectories[0]);
  // Who may not sign in at the time stays named, and is named nowhere anew.
  await db.person.update({ where: { id: ben.person.id }, data: { state: "disabled" } });
  const both = [ben.person.extId, anna.person.extId];
  const named = (await updateQueue(lead, { id: queue.id, reviewers: both })).reviewers?.map(({ id }) => id);
  expect(named?.toSorted()).toEqual(both.toSorted());
  await expect(givenQueue(lead, corpus, { reviewers: both })).rejects.toMatchObject({ code: "INVALID" });
});

test("the list counts each queue's items and those of the person who asks", async () => {
  const corpus = await givenCorpus(db, [{}, {}, {}]);
  const lead = await givenContext(db, "lead");
  const anna = await givenContext(db, "annotator");
  const queue = await givenQueue(lead, corpus, { overlap: 2 });
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });
  await commitAnswers(lead, await givenLease(lead, queue), { structure: "reject" });

  const listed = async (ctx: typeof lead) => QueueList.parse(await listQueues(ctx, { corpus: corpus.extId })).items;

  expect(await listed(await givenContext(db, "lead"))).toMatchObject([{ items: 3, answered: 1, conflicts: 1 }]);
  expect(await listed(lead)).toMatchObject([{ items: 3, answered: 1, conflicts: null }]);
  // A blind reviewer could take the answer back and give another: nothing tells them that it is in conflict.
  expect(await listed(anna)).toMatchObject([
    { items: 3, answered: 1, conflicts: null, mine: { answered: 1, waiting: 2, isUnrevealed: true } },
  ]);
  await updateQueue(lead, { id: queue.id, state: "closed" });
  expect(await listed(anna)).toMatchObject([{ conflicts: 1, mine: { isUnrevealed: false } }]);
});

test("progress shows states, throughput and agreement; a reviewer's own figures are theirs and the leads'", async () => {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: 12 }, () => ({})),
  );
  const lead = await givenContext(db, "lead");
  const [anna, ben] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const queue = await givenQueue(lead, corpus, { overlap: 2 });
  for (let index = 0; index < 12; index += 1) {
    await commitAnswers(
      anna,
      await givenLease(anna, queue),
      { structure: "agentic", gate: index < 6 ? "5" : "1" },
      { dwellMs: 2000 + index * 1000 },
    );
    await commitAnswers(
      ben,
      await givenLease(ben, queue),
      { structure: index === 0 ? "sub_task" : "agentic", gate: index < 6 ? "5" : "2" },
      { dwellMs: 1000 },
    );
  }

  const all = QueueProgress.parse(await getProgress(lead, { id: queue.id }));
  const own = QueueProgress.parse(await getProgress(anna, { id: queue.id }));

  expect(all.states).toMatchObject({ conflict: 7, done: 5, ready: 0 });
  expect(all.answers).toEqual({ given: 24, needed: 24, today: 24, lastHour: 24 });
  expect(all.days).toHaveLength(1);
  expect(all.reviewers.map((line) => [line.person.id, line.answers, line.medianSeconds])).toEqual(
    expect.arrayContaining([
      [anna.person.extId, 12, 7.5],
      [ben.person.extId, 12, 1],
    ]),
  );
  expect(own.reviewers.map((line) => line.person.id)).toEqual([anna.person.extId]);
  expect([all.isAgreementTold, own.isAgreementTold]).toEqual([true, false]);
  expect(own.states).toMatchObject({ conflict: 0, done: 12 });
  expect(own.agreement).toEqual([]);
  expect(own.reviewers[0]?.agreedWithSettled).toBeNull();
  const [structure, gate] = all.agreement;
  expect(structure).toMatchObject({ question: "structure", level: "nominal", percent: { value: 11 / 12, n: 12 } });
  expect(gate).toMatchObject({ question: "gate", level: "ordinal", percent: { value: 0.5, n: 12 } });
  expect(gate?.weightedKappa?.value).toBeGreaterThan(gate?.kappa.value ?? 1);
});
