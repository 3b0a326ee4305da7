import type { CommitAnswer, CommitReview } from "@/lib/contract/review-flow";
import type { DbOrTransaction } from "@/lib/db/client";
import { emptySql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { answersFault, keptAnswers } from "@/lib/domain/check-answers";
import { LARGEST_INT } from "@/lib/domain/largest-int";
import { seenBefore } from "@/lib/services/blindness/seen-before";
import type { Context } from "@/lib/services/context";
import { refuseWhileRemoved } from "@/lib/services/corpora/being-removed";
import { type LockedLease, lockLease } from "@/lib/services/leases/lock-lease";
import { myProgress } from "@/lib/services/leases/my-progress";
import { findQueueOfLease, QueueRow } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { settleItem } from "@/lib/services/settled/settle-item";
import { requireSpans } from "@/lib/services/step-labels/require-spans";
import { type CommitKey, hasExtra, isKnownCommit, writeAnswers } from "./answer-rows";

type Input = CommitReview & { readonly id: string };
type Result = { readonly status: CommitAnswer["status"] };

/**
 * Commits a person's answers to an item: one immutable event for each question, the count of answers, and, when it is
 * the last answer asked, what the answers settle; all in one transaction. The same commit sent again changes nothing.
 *
 * A lease that ran out takes a free slot again where there is one; else the answer is "lease_lost" and nothing is
 * lost: the draft stays, and `asExtra` files it beside the overlap, as an answer to the questions that were asked then.
 * Who has another answer on the item that stands is told "already_answered", and nothing is filed. What of the hidden the
 * person had seen before is kept with the answer.
 *
 * @throws ServiceError INVALID when the answers do not fit the questions or cite a place that is not there, NOT_FOUND for somebody else's lease, CONFLICT
 * while the corpus is being removed
 */
export async function commitReview(ctx: Context, input: Input): Promise<CommitAnswer> {
  requirePermission(ctx, "review_in_queue");
  const queue = await findQueueOfLease(ctx, input.id);

  const result = await ctx.db.$transaction((tx) => commitIn(tx, { ctx, input, queue }));
  if (result.status !== "committed") return { status: result.status };

  return { status: result.status, commit: input.commit, progress: await myProgress(ctx, queue.id, ctx.now()) };
}

interface Commit {
  readonly ctx: Pick<Context, "db" | "person" | "now">;
  readonly input: Input;
  readonly queue: QueueRow;
}

async function commitIn(tx: DbOrTransaction, { ctx, input, queue }: Commit): Promise<Result> {
  const lease = await lockLease(tx, input.id, ctx.person.id);
  if (await isKnownCommit(tx, { commitId: input.commit, personId: ctx.person.id, itemId: lease.item_id }))
    return { status: "committed" };
  if (lease.lease_state === "committed") return { status: "already_answered" };
  await refuseWhileRemoved(tx, lease.corpus_id);

  const hasSlot = canTakeSlot(lease) && (lease.lease_state === "leased" || lease.free_slots > 0);
  const draft = { answers: keptAnswers(queue.questions, input.answers), now: ctx.now() };
  if (hasSlot && input.questionVersion !== queue.question_version) {
    await keepDraft(tx, lease, draft);
    return { status: "questions_changed" };
  }
  // Without a place its item does not come back to be asked anew, so what counts nowhere answers what was asked then.
  const asked = await askedIn(tx, queue, input.questionVersion);
  const fault = answersFault(asked.questions, input.answers);
  if (fault !== undefined) throw new ServiceError("INVALID", fault);
  const cited = { corpusId: lease.corpus_id, id: lease.trajectory_id };
  await requireSpans(tx, cited, Object.values(input.spans ?? {}));

  if (!hasSlot && (await hasExtra(tx, lease))) return { status: "already_answered" };
  const key: CommitKey = { lease, queue: asked, commitId: input.commit, now: ctx.now() };
  const given = { answers: input.answers, spans: input.spans ?? {} };
  if (!hasSlot && !input.asExtra) {
    await keepDraft(tx, lease, draft);
    return { status: "lease_lost" };
  }

  await writeAnswers(tx, key, { ...given, phase: hasSlot ? "answer" : "extra" });
  if (!hasSlot) {
    await tx.queueDraft.deleteMany({ where: { itemId: lease.item_id, personId: ctx.person.id } });
    return { status: "committed" };
  }

  await tx.$executeRaw(sql`
    with drafted as (
      delete from queue_draft where item_id = ${lease.item_id} and person_id = ${ctx.person.id}
    ), held as (
      update queue_assignment a set state = 'committed', committed_at = ${ctx.now()}, commit_id = ${input.commit}::uuid,
        dwell_ms = ${Math.min(input.dwellMs, LARGEST_INT)}, skipped_at = null, seen_before = ${seenBefore(ctx, queue)}
      from queue_item i
      where a.item_id = ${lease.item_id} and a.person_id = ${ctx.person.id} and i.id = a.item_id
    )${opensEarlier(lease, queue, ctx.now())}
    update queue_item set answers = answers + 1, version = version + 1, updated_at = ${ctx.now()}, state = 'needs_second',
      free_slots = free_slots - ${lease.lease_state === "leased" ? 0 : 1}::int
    where id = ${lease.item_id}`);
  if (lease.answers + 1 >= lease.overlap) await settleItem(tx, { ...lease, now: ctx.now() });

  return { status: "committed" };
}

/** Common table expression: with the next blind answer the one before it stays, and what it hid is open. */
function opensEarlier(lease: LockedLease, queue: QueueRow, now: Date): Sql {
  if (queue.mode !== "blind") return emptySql;

  return sql`, opened as (
      update queue_assignment set revealed_at = ${now}
      where person_id = ${lease.person_id} and queue_id = ${lease.queue_id} and state = 'committed' and revealed_at is null
        and item_id <> ${lease.item_id}
    )`;
}

/**
 * The questions of a queue in the version that was answered.
 *
 * @throws ServiceError INVALID
 */
async function askedIn(tx: DbOrTransaction, queue: QueueRow, version: number): Promise<CommitKey["queue"]> {
  if (version === queue.question_version) return queue;
  const [asked] = await queryRows(
    tx,
    QueueRow.pick({ question_set_id: true, questions: true }),
    sql`select id as question_set_id, questions from question_set where queue_id = ${queue.id} and version = ${version}`,
  );
  if (!asked) throw new ServiceError("INVALID", "These questions were never asked in this queue. Load the page again.");

  return asked;
}

/**
 * In a closed queue no slot is taken or kept, nor by who is named for it no more: who took one just before may have got it
 * just after leases were ended.
 */
function canTakeSlot(lease: LockedLease): boolean {
  return lease.queue_state !== "closed" && lease.may_review;
}

async function keepDraft(
  tx: DbOrTransaction,
  lease: LockedLease,
  draft: { readonly answers: CommitReview["answers"]; readonly now: Date },
): Promise<void> {
  await tx.$executeRaw(sql`insert into queue_draft (item_id, person_id, answers, saved_at)
    values (${lease.item_id}, ${lease.person_id}, ${sanitiseJson(draft.answers)}::jsonb, ${draft.now})
    on conflict (item_id, person_id) do update set answers = excluded.answers, saved_at = excluded.saved_at`);
}
