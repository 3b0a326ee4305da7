import { afterAll, expect, test } from "vitest";
import type { UpdateQueue } from "@/lib/contract/queues";
import type { CommitAnswer } from "@/lib/contract/review-flow";
import { createDb } from "@/lib/db/client";
import { overtaken } from "@/lib/db/fixtures/overtaken";
import { sql } from "@/lib/db/query-rows";
import { givenReview, later } from "@/lib/services/commits/given-review";
import { claimItems } from "@/lib/services/leases/claim-items";
import { saveDraft } from "@/lib/services/leases/save-draft";
import { getQueue } from "./get-queue";
import { commitAnswers, givenLease } from "./given-queue";
import { updateQueue } from "./update-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** Until so many transactions of this database wait for another. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(
      () => db.$queryRaw`select 1 from pg_locks l join pg_database d on d.datname = current_database()
        join pg_stat_activity a on a.pid = l.pid and a.datid = d.oid where not l.granted`,
      { timeout: 10_000 },
    )
    .toHaveLength(count);
}

test.each<[string, Omit<UpdateQueue, "reviewers">, "named" | "as before"]>([
  ["a close", { state: "closed" }, "as before"],
  ["others that are named", {}, "named"],
  ["a close with a new name", { state: "closed", name: `closed ${Date.now()}` }, "as before"],
])("a first answer and %s at once both come to their end", async (_, change, reviewers) => {
  const { anna, ben, lead, queue, itemOf } = await givenReview(db);
  const item = await givenLease(anna, queue);
  await saveDraft(anna, { id: item.lease, answers: { structure: "agentic" } });
  const { id } = await itemOf();
  const both: { answer?: Promise<CommitAnswer>; changed?: ReturnType<typeof updateQueue> } = {};

  await db.$transaction(async (tx) => {
    // The answer has the item and waits here, before it is counted; the change then waits for the item.
    await tx.$executeRaw(sql`select 1 from queue_draft where item_id = ${id} for update`);
    both.answer = commitAnswers(anna, item, { structure: "agentic" });
    await waiting(1);
    both.changed = updateQueue(lead, {
      id: queue.id,
      ...change,
      ...(reviewers === "named" ? { reviewers: [ben.person.extId] } : {}),
    });
    await waiting(2);
  });

  expect(await both.answer).toMatchObject({ status: "committed" });
  expect(await both.changed).toMatchObject(change);
  expect(await itemOf()).toMatchObject({ answers: 1, state: "done" });
});

test("a claim does not wait for a lease of the person that is being ended", async () => {
  const { anna, queue, itemOf } = await givenReview(db, {}, [{}, {}]);
  await givenLease(anna, queue);
  const { id, queueId, corpusId } = await itemOf();
  const { now } = later(anna, 110);

  const claimed = await db.$transaction(async (tx) => {
    await tx.$executeRaw(sql`select 1 from queue_assignment where item_id = ${id} for update`);

    return claimItems(db, { queueId, corpusId, personId: anna.person.id, want: 2, now: now() });
  });

  expect(claimed).toHaveLength(1);
});

test.each<UpdateQueue>([{ state: "open" }, { instructions: "Look twice." }])(
  "a queue that another person closes meanwhile stays closed, and is not changed by %o",
  async (change) => {
    const { lead, queue } = await givenReview(db);
    const close = () => updateQueue(lead, { id: queue.id, state: "closed" });
    const late = { ...lead, db: overtaken(db, ({ text }) => text.includes("join lateral"), close) };

    await expect(updateQueue(late, { id: queue.id, ...change })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("closed for good"),
    });
    expect(await getQueue(lead, { id: queue.id })).toMatchObject({ state: "closed", instructions: queue.instructions });
  },
);
