import type { Settle, SettleAnswer } from "@/lib/contract/adjudication";
import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { answerEvents } from "@/lib/domain/answer-events";
import { fittingAnswers, REASON_KEY } from "@/lib/domain/check-answers";
import { type Answers, type Question, questionKey } from "@/lib/domain/question";
import { blindLayers } from "@/lib/services/blindness/hidden-layers";
import { keepAnswers } from "@/lib/services/commits/note-reveal";
import type { Context } from "@/lib/services/context";
import { findQueue, type QueueRow } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { applyEffective } from "@/lib/services/settled/apply-effective";
import { writeSettled } from "@/lib/services/settled/settled-rows";
import { settlementOf } from "@/lib/services/settled/settlement-of";
import { barredBecause } from "./conflict-item";
import { type ItemRef, readConflict } from "./get-conflict";
import { type LockedItem, lockItem } from "./lock-item";

/**
 * Settles what the reviewers of an item differ on, with the cause of the difference. The settled answers are the
 * effective ones from then on, whatever was agreed or answered elsewhere.
 *
 * @returns "conflict" with the item as it stands when somebody answered or settled since `expectedVersion`
 * @throws ServiceError INVALID when a differing question is left open, FORBIDDEN for who answered the item themselves
 */
export async function settleConflict(ctx: Context, input: Settle & ItemRef): Promise<SettleAnswer> {
  requirePermission(ctx, "adjudicate");
  const queue = await findQueue(ctx, input.queueId);

  const isSaved = await ctx.db.$transaction(async (tx) => {
    const item = await lockItem(tx, { queueId: queue.id, itemId: input.itemId, personId: ctx.person.id });
    if (!item || item.version !== input.expectedVersion || !["conflict", "blocked_task_fault"].includes(item.state))
      return false;
    const blind = await blindLayers(ctx, { corpusId: item.corpus_id, id: item.trajectory_id }, tx);
    const barred = barredBecause(queue, item, blind);
    if (barred !== null) throw new ServiceError("FORBIDDEN", barred);
    requireFit(queue.questions, input.answers, (await settlementOf(tx, item.item_id)).differing);

    await writeAdjudication(tx, { ctx, input, queue, item });

    return true;
  });

  return { status: isSaved ? "saved" : "conflict", item: await readConflict(ctx, input) };
}

/** The questions may have changed since the answers were given: a differing one that is asked no more stays open. */
function requireFit(questions: readonly Question[], answers: Answers, differing: readonly string[]): void {
  const fitting = fittingAnswers(questions, answers);
  const misfit = Object.keys(answers).find((key) => fitting[key] === undefined);
  if (misfit !== undefined) throw new ServiceError("INVALID", `That is not an answer to “${misfit}”.`);
  const open = questions.map(questionKey).find((key) => differing.includes(key) && fitting[key] === undefined);
  // What else differs has no meaning in a trajectory that is thrown out.
  const isRejection = fitting["structure"] === "reject" && fitting[REASON_KEY] !== undefined;
  if (open !== undefined && !isRejection)
    throw new ServiceError("INVALID", `The reviewers differ on “${open}”. Settle it too, or leave the item.`);
  if (answerEvents(questions, fitting).every((event) => event.value === null))
    throw new ServiceError("INVALID", "Settle at least one question.");
}

interface Adjudication {
  readonly ctx: Pick<Context, "person" | "now">;
  readonly input: Settle;
  readonly queue: QueueRow;
  readonly item: LockedItem;
}

async function writeAdjudication(tx: DbOrTransaction, { ctx, input, queue, item }: Adjudication): Promise<void> {
  const now = ctx.now();
  const given = input.note === undefined ? input.answers : { ...input.answers, note: input.note };
  const events = answerEvents(queue.questions, given);
  const rows = events.map((event, position) => ({
    ...event,
    note: position === 0 ? (input.note ?? null) : event.note,
    position,
  }));
  await tx.$executeRaw(sql`
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, reason, note, version, queue_item_id,
      question_set_id, phase, cause, at)
    select ${item.corpus_id}, ${item.trajectory_id}, ${ctx.person.id}, e.question, e.value, e.reason, e.note,
      ${item.version + 1}::int, ${item.item_id}, ${queue.question_set_id}, 'adjudication', ${input.cause}, ${now}
    from jsonb_to_recordset(${sanitiseJson(rows)}::jsonb) as e(position int, question text, value text, reason text, note text)
    order by e.position`);
  await tx.$executeRaw(sql`update queue_item set state = 'adjudicated', version = version + 1, updated_at = ${now}
    where id = ${item.item_id}`);
  await keepAnswers(tx, now, sql`a.item_id = ${item.item_id}`);
  await tx.audit.create({
    data: {
      personId: ctx.person.id,
      verb: "settle",
      subject: `queue:${queue.ext_id}`,
      detail: { item: String(item.item_id), cause: input.cause, answers: input.answers },
    },
  });

  const settling = { ...item, person_id: ctx.person.id, now };
  const values = new Map(events.flatMap(({ question, value }) => (value === null ? [] : [[question, value] as const])));
  await writeSettled(tx, settling, { values, source: "adjudicated" });
  await applyEffective(tx, settling, values.keys());
}
