import * as z from "zod";
import type { UndoCommitAnswer } from "@/lib/contract/review-flow";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { answersOfEvents } from "@/lib/domain/answer-events";
import { LEASE_SECONDS } from "@/lib/domain/lease";
import type { Context } from "@/lib/services/context";
import { secondsAfter } from "@/lib/services/leases/claim-items";
import { leasedItems } from "@/lib/services/leases/leased-items";
import { type LockedLease, lockLease } from "@/lib/services/leases/lock-lease";
import { myProgress } from "@/lib/services/leases/my-progress";
import { findQueue } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { itemAnswers } from "@/lib/services/settled/item-answers";
import { takeBackSettlement } from "@/lib/services/settled/take-back-settlement";
import { findCommit } from "./find-commit";
import { wasBlind } from "./note-reveal";

const SEEN =
  "What was hidden from this answer has been open to you, so it stays as you gave it. Say that you would change it instead.";
const FOLLOWED =
  "Answering the next item closed this one for good, also where you take that answer back and looked at nothing: from then on, lists and the reader show you what was hidden here. Say that you would change it instead.";
const LaterRow = z.object({ later: z.boolean(), was_blind: z.boolean() });
const FollowedRow = z.object({ was_followed: z.boolean() });

/**
 * Takes a person's last commit in a queue back: as events that undo, not by removing any. The item is leased again with
 * the answers as its draft, and what it had settled is taken back in the same transaction.
 *
 * @returns "refused" with a sentence when it is not the last one, what it was blind for has been seen, or the item is
 * adjudicated or its queue closed
 * @throws ServiceError NOT_FOUND for somebody else's commit
 */
export async function undoCommit(ctx: Context, { id }: { readonly id: string }): Promise<UndoCommitAnswer> {
  requirePermission(ctx, "review_in_queue");
  const commit = await findCommit(ctx, id);

  const refusal = await ctx.db.$transaction((tx) => undoIn(tx, ctx, { leaseId: commit.lease_id, commitId: id }));
  if (refusal !== undefined) return { status: "refused", reason: refusal };

  const queue = await findQueue(ctx, commit.queue);
  const [items, progress] = await Promise.all([
    leasedItems(ctx, queue, sql`a.lease_id = ${commit.lease_id}::uuid`),
    myProgress(ctx, queue.id, ctx.now()),
  ]);
  const [item] = items;
  if (!item) return { status: "refused", reason: "The answer was taken back, and the item has been given back since." };

  return { status: "undone", item, progress };
}

async function undoIn(
  tx: DbOrTransaction,
  ctx: Pick<Context, "person" | "now">,
  { leaseId, commitId }: { readonly leaseId: string; readonly commitId: string },
): Promise<string | undefined> {
  const lease = await lockLease(tx, leaseId, ctx.person.id);
  const refusal = await refusalOf(tx, lease, commitId);
  if (refusal !== undefined) return refusal;

  const now = ctx.now();
  const mine = (await itemAnswers(tx, lease.item_id)).find((answers) => answers.personId === ctx.person.id);
  await tx.$executeRaw(sql`
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, undoes_id, queue_item_id,
      question_set_id, phase, at)
    select corpus_id, trajectory_id, person_id, question, null, ${lease.version + 1}::int, id, queue_item_id,
      question_set_id, phase, ${now}
    from label_event where commit_id = ${commitId}::uuid and phase = 'answer' order by id`);
  await tx.$executeRaw(sql`
    insert into queue_draft (item_id, person_id, answers, saved_at)
    values (${lease.item_id}, ${ctx.person.id}, ${sanitiseJson(answersOfEvents(mine?.events ?? []))}::jsonb, ${now})
    on conflict (item_id, person_id) do update set answers = excluded.answers, saved_at = excluded.saved_at`);
  await tx.$executeRaw(sql`
    update queue_assignment set state = 'leased', leased_at = ${now}, expires_at = ${secondsAfter(now, LEASE_SECONDS)},
      committed_at = null, commit_id = null, dwell_ms = null
    where item_id = ${lease.item_id} and person_id = ${ctx.person.id}`);
  // An answer becomes a lease: the free slots are the same.
  await tx.$executeRaw(sql`
    update queue_item set answers = answers - 1, version = version + 1, updated_at = ${now},
      state = ${lease.answers > 1 ? "needs_second" : "in_progress"}
    where id = ${lease.item_id}`);
  if (lease.answers >= lease.overlap) await takeBackSettlement(tx, { ...lease, now });

  return undefined;
}

async function refusalOf(tx: DbOrTransaction, lease: LockedLease, commitId: string): Promise<string | undefined> {
  if (lease.commit_id !== commitId) {
    const extra = await tx.labelEvent.findFirst({ where: { commitId, phase: "extra" }, select: { id: true } });
    return extra
      ? "This answer was filed beside those that count, so it is not taken back."
      : "This answer was taken back already.";
  }
  if (lease.item_state === "adjudicated") return "A lead has settled this item since, so your answer stays as it is.";
  if (!lease.may_review) return "You are no longer named for this queue, so your answers stay as they are.";
  if (lease.queue_state === "closed") return "The queue is closed, so answers stay as they are.";

  const [row] = await queryRows(
    tx,
    LaterRow,
    sql`select exists (select from queue_assignment later join queue_assignment mine on mine.commit_id = ${commitId}::uuid
          where later.queue_id = ${lease.queue_id} and later.person_id = ${lease.person_id} and later.state = 'committed'
            and later.committed_at > mine.committed_at) as later, ${wasBlind} as was_blind
        from queue q where q.id = ${lease.queue_id}`,
  );
  if (!row?.later) return lease.is_revealed ? await whyClosed(tx, lease, commitId) : undefined;

  return row.was_blind
    ? "You have answered another item since, and with that this one was opened to you, so your answer stays as you gave it."
    : "You have answered other items since. Take those back first, the last one first.";
}

/** A look opened it, or an answer to another item did, which may be taken back by now: the first of the two counts. */
async function whyClosed(tx: DbOrTransaction, lease: LockedLease, commitId: string): Promise<string> {
  const [row] = await queryRows(
    tx,
    FollowedRow,
    sql`select exists (select from queue_assignment mine
          join queue_assignment other on other.person_id = mine.person_id and other.queue_id = mine.queue_id
            and other.item_id <> mine.item_id
          join label_event e on e.queue_item_id = other.item_id and e.person_id = mine.person_id and e.phase = 'answer'
            and e.undoes_id is null
          where mine.item_id = ${lease.item_id} and mine.commit_id = ${commitId}::uuid
            and e.at > mine.committed_at and e.at <= mine.revealed_at) as was_followed`,
  );

  return row?.was_followed ? FOLLOWED : SEEN;
}
