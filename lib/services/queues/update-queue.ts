import type { Queue, UpdateQueue } from "@/lib/contract/queues";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { keepAnswers } from "@/lib/services/commits/note-reveal";
import type { Context } from "@/lib/services/context";
import { endLeases } from "@/lib/services/leases/return-lapsed";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { getQueue } from "./get-queue";
import { nameIsTaken } from "./insert-queue";
import { findQueue, noSuchQueue, QueueRow } from "./queue-row";
import { reviewerKeys } from "./reviewer-keys";

const StateRow = QueueRow.pick({ state: true });

/**
 * Changes a queue. New questions are a new version of the set, so that earlier answers keep what they answered. Closing
 * is for good: leases end, their drafts stay.
 *
 * @throws ServiceError NOT_FOUND, CONFLICT when it is closed or the name is taken
 */
export async function updateQueue(ctx: Context, input: UpdateQueue & { readonly id: string }): Promise<Queue> {
  requirePermission(ctx, "manage_queue");
  const queue = await findQueue(ctx, input.id);
  requireOpen(queue.state, input);
  const reviewers = input.reviewers === undefined ? undefined : await reviewerKeys(ctx.db, input.reviewers, queue.id);

  await ctx.db.$transaction(async (tx) => {
    requireOpen(await lockedState(tx, queue), input);
    await requireFreeName(tx, queue, input.name);
    await tx.queue.update({
      where: { id: queue.id },
      data: {
        ...(input.state === undefined ? {} : { state: input.state }),
        ...(input.instructions === undefined ? {} : { instructions: sanitiseText(input.instructions) }),
        ...(input.ownItemsAdjudicable === undefined ? {} : { ownItemsAdjudicable: input.ownItemsAdjudicable }),
        ...(reviewers === undefined ? {} : await everyoneOrNot(tx, queue, reviewers)),
      },
    });
    if (input.questions !== undefined) await addVersion(tx, queue, input.questions);
    if (reviewers !== undefined) await nameReviewers(tx, ctx, { queueId: queue.id, reviewers });
    if (input.state === "closed") await endLeases(tx, sql`a.queue_id = ${queue.id}`);
    // Last: a name is part of a key, and changing it waits for all who have counted an answer, some of them with an item.
    if (input.name !== undefined)
      await tx.queue.update({ where: { id: queue.id }, data: { name: sanitiseText(input.name) } });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "change_queue",
        subject: `queue:${queue.ext_id}`,
        detail: changesOf(input),
      },
    });
  });

  return getQueue(ctx, { id: input.id });
}

/** @throws ServiceError CONFLICT when it is closed and not closed once more */
function requireOpen(state: QueueRow["state"], input: UpdateQueue): void {
  if (state !== "closed" || input.state === "closed") return;

  throw new ServiceError("CONFLICT", "This queue is closed for good. Make a new one from the same filter.");
}

/**
 * The row is locked, so that two who rename, ask anew or close at once follow each other, and the later one meets the
 * state that the other left. It may still be referred to: whoever answers or claims has an item, and counts it in a row
 * of its own that names the queue.
 */
async function lockedState(tx: DbOrTransaction, queue: QueueRow): Promise<QueueRow["state"]> {
  const [row] = await queryRows(tx, StateRow, sql`select state from queue where id = ${queue.id} for no key update`);
  if (!row) throw noSuchQueue();

  return row.state;
}

async function requireFreeName(tx: DbOrTransaction, queue: QueueRow, name: string | undefined): Promise<void> {
  if (name === undefined) return;

  const other = await tx.queue.findFirst({
    where: { corpusId: queue.corpus_id, name: sanitiseText(name), id: { not: queue.id } },
    select: { id: true },
  });
  if (other) throw nameIsTaken(name);
}

async function addVersion(
  tx: DbOrTransaction,
  queue: QueueRow,
  questions: NonNullable<UpdateQueue["questions"]>,
): Promise<void> {
  const last = await tx.questionSet.findFirst({
    where: { queueId: queue.id },
    orderBy: { version: "desc" },
    select: { version: true, questions: true },
  });
  if (JSON.stringify(last?.questions) === JSON.stringify(questions)) return;

  await tx.questionSet.create({ data: { queueId: queue.id, version: (last?.version ?? 0) + 1, questions } });
}

interface Named {
  readonly queueId: number;
  /** Internal keys; empty for everyone. */
  readonly reviewers: readonly number[];
}

/** A queue that everyone reviews already keeps since when. */
async function everyoneOrNot(tx: DbOrTransaction, { id }: QueueRow, reviewers: readonly number[]) {
  const forEveryone = reviewers.length === 0;
  const { forEveryone: before } = await tx.queue.findUniqueOrThrow({ where: { id }, select: { forEveryone: true } });

  return { forEveryone, ...(forEveryone && !before ? { everyoneSince: new Date() } : {}) };
}

async function nameReviewers(
  tx: DbOrTransaction,
  ctx: Pick<Context, "now">,
  { queueId, reviewers }: Named,
): Promise<void> {
  // Who stays keeps since when they are named: what they made in between leaves out what they review blind.
  await tx.queueReviewer.deleteMany({ where: { queueId, personId: { notIn: [...reviewers] } } });
  await tx.queueReviewer.createMany({
    data: reviewers.map((personId) => ({ queueId, personId })),
    skipDuplicates: true,
  });
  if (reviewers.length === 0) return;

  const gone = sql`a.queue_id = ${queueId} and not (a.person_id = any(${[...reviewers]}::int[]))`;
  await endLeases(tx, gone);
  await keepAnswers(tx, ctx.now(), gone);
}

function changesOf({ id: _id, ...changes }: UpdateQueue & { readonly id: string }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}
