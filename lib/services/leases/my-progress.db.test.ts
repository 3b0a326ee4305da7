import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { rowsVisited } from "@/lib/db/fixtures/rows-visited";
import { givenReview, later } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import { getProgress } from "@/lib/services/queues/get-progress";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { releaseLease, skipLease } from "./give-back";
import { givenWorkedQueue } from "./given-worked-queue";
import { myProgress, progressSql } from "./my-progress";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("the progress that every commit answers costs the same in a queue of 2,000 items and of 20,000", async () => {
  const visited: number[] = [];
  for (const items of [2_000, 20_000]) {
    const { anna, key } = await givenWorkedQueue(db, { items, answered: items / 2 - 100 });

    visited.push(await rowsVisited(db, progressSql(anna.person, key.id, anna.now())));
    expect(await myProgress(anna, key.id, anna.now())).toMatchObject({
      mine: items / 2 - 100,
      answered: items - 200,
      items: items + 1,
      waiting: 201,
      paceSeconds: 18,
    });
  }

  const [small = 0, large = 0] = visited;
  expect(small).toBeLessThan(500);
  expect(large).toBeLessThanOrEqual(small);
});

test("the counts follow a claim, a skip, an answer, its undo and what is given back", async () => {
  const { anna, ben, queue } = await givenReview(db, { overlap: 2 }, [{}, {}, {}]);
  const { id } = await db.queue.findUniqueOrThrow({ where: { extId: queue.id }, select: { id: true } });
  const of = async (ctx: typeof anna) => {
    const { mine, answered, items, waiting } = await myProgress(ctx, id, ctx.now());
    return [mine, answered, items, waiting];
  };
  expect(await of(anna)).toEqual([0, 0, 3, 3]);

  const first = await givenLease(anna, queue);
  expect([await of(anna), await of(ben)]).toEqual([
    [0, 0, 3, 2],
    [0, 0, 3, 3],
  ]);
  await skipLease(anna, { id: first.lease });
  expect(await of(anna)).toEqual([0, 0, 3, 3]);
  const second = await givenLease(anna, queue);
  await commitAnswers(anna, second, { structure: "agentic" });
  expect(await of(anna)).toEqual([1, 0, 3, 2]);
  await givenLease(later(ben, 1), queue).then((item) => releaseLease(ben, { id: item.lease }));
  for (const ctx of [ben, later(ben, 1)])
    await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "reject" });
  expect(await of(ben)).toEqual([2, 1, 3, 1]);
  const { commitId } = await db.queueAssignment.findFirstOrThrow({
    where: { queueId: id, personId: anna.person.id, state: "committed" },
  });

  expect(await undoCommit(anna, { id: commitId ?? "" })).toMatchObject({ status: "undone" });
  expect(await of(anna)).toEqual([0, 0, 3, 2]);
});

test("the pace is the time on an item that the page of the queue says, from the first answer on", async () => {
  const { anna, queue } = await givenReview(db, { overlap: 1 }, [{}, {}, {}]);
  const { id } = await db.queue.findUniqueOrThrow({ where: { extId: queue.id }, select: { id: true } });
  const paceOf = async () => (await myProgress(anna, id, anna.now())).paceSeconds;
  expect(await paceOf()).toBeNull();

  // Both are answered within a second of this clock, which tells nothing of how long they were read.
  for (const [dwellMs, pace] of [
    [28_000, 28],
    [3_200, 15.6],
  ] as const) {
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { dwellMs });
    expect(await paceOf()).toBeCloseTo(pace, 6);
    expect((await getProgress(anna, { id: queue.id })).reviewers[0]?.medianSeconds).toBeCloseTo(pace, 6);
  }
});
