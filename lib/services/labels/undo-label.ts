import * as z from "zod";
import type { GateReview } from "@/lib/contract/judge-audit";
import type { ReviewWrite, UndoLabel } from "@/lib/contract/labels";
import type { DbOrTransaction } from "@/lib/db/client";
import { emptySql, queryRows, sql } from "@/lib/db/query-rows";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import { noteSight } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { getGateReview } from "@/lib/services/judge/gate-review";
import { isGateEvent, undoGate } from "@/lib/services/judge/undo-gate";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { effectiveLabel } from "@/lib/services/settled/effective-label";
import { holdTrajectory } from "@/lib/services/trajectories/hold-trajectory";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { type Answer, answerBefore } from "./answer-before";
import { metAnswer } from "./met-answer";
import { isOvertaken, overtaking } from "./overtaken";
import { getReview } from "./review-row";
import { rejectedIsNotApproved } from "./set-approval";

const EventRow = z.object({
  id: z.bigint(),
  ext_id: z.string(),
  question: z.enum(["structure", "approval"]),
  value: z.string().nullable(),
  person_id: z.int(),
  undoes_id: z.bigint().nullable(),
  version: z.int(),
});
const PresentRow = z.object({ label: z.string().nullable(), approved: z.boolean(), version: z.int() });

/**
 * Takes an event back: the state before it returns, as a new event. What was written together (a rejection and the
 * approval it withdrew) is taken back together. Undoing an undo brings the answer back. A gate has a state of its own.
 * Later answers that were themselves taken back do not count.
 *
 * @returns "conflict" when another person answered the same question later; of a gate also the one that counts now
 * @throws ServiceError NOT_FOUND, FORBIDDEN for another person's event, CONFLICT when it would approve what is rejected,
 * is taken back already, one's own later answer stands, or the corpus is being removed
 */
export async function undoLabel(ctx: Context, input: UndoLabel & { readonly id: string }): Promise<ReviewWrite> {
  requirePermission(ctx, "label");
  const key = await locateSighted(ctx, input.id, "taking answers back here");

  const isGate = await isGateEvent(ctx.db, { ...input, key });
  const undo = isGate ? undoGate : undoIn;
  const eventId = await ctx.db.$transaction(async (tx) => {
    await holdTrajectory(tx, key);

    return undo(tx, ctx, { ...input, key });
  });
  const gate = isGate ? { gateReview: await gateInSight(ctx, key) } : {};
  if (eventId === undefined) return { ...(await metAnswer(ctx, key)), ...gate };
  const review = await getReview(ctx, key);
  // What stands again may be another person's.
  if (review.label !== null && !review.isLabelMine) noteSight(ctx, key, ["peers"]);

  return { status: "saved", review, eventId, ...gate };
}

/** The gate that counts now, which may be another person's. */
async function gateInSight(ctx: Context, key: TrajectoryKey): Promise<GateReview> {
  const gateReview = await getGateReview(ctx.db, key);
  if (gateReview.gate !== null) noteSight(ctx, key, ["peers"]);

  return gateReview;
}

async function undoIn(
  tx: DbOrTransaction,
  ctx: Context,
  { id, eventId, key }: UndoLabel & { id: string; key: TrajectoryKey },
): Promise<string | undefined> {
  const [present] = await queryRows(
    tx,
    PresentRow,
    sql`select label, approved, version from review
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} for update`,
  );
  const rows = await queryRows(
    tx,
    EventRow,
    sql`select id, ext_id, question, value, person_id, undoes_id, version from label_event
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} 
          and question in ('structure', 'approval') and (queue_item_id is null or question = 'approval') order by id`,
  );
  const events = rows.map((row) => ({ ...row, personId: row.person_id, undoesId: row.undoes_id }));
  const named = events.find((event) => event.ext_id === eventId);
  if (!named || !present) throw new ServiceError("NOT_FOUND", "There is no such answer to take back.");
  if (named.personId !== ctx.person.id) requirePermission(ctx, "undo_others");
  if (isOvertaken(events, named, ctx.person.id)) return undefined;

  const undone = events.filter((event) => event.version === named.version && !overtaking(events, event));
  const answers = new Map(undone.map((event) => [event.question, { event, ...answerBefore(events, event) }]));
  const version = present.version + 1;
  const made = new Map<string, string>();
  for (const [question, answer] of answers) {
    const event = await tx.labelEvent.create({
      data: {
        corpusId: key.corpusId,
        trajectoryId: key.id,
        personId: ctx.person.id,
        question,
        value: answer.value,
        version,
        undoesId: answer.event.id,
        at: ctx.now(),
      },
      select: { extId: true },
    });
    made.set(question, event.extId);
  }
  await restoreReview(tx, key, { answers, present, version, at: ctx.now() });
  const approval = named.question === "approval" ? answers.get("approval") : undefined;
  await tx.audit.create({
    data: {
      ...{ personId: ctx.person.id, verb: "undo", subject: `trajectory:${id}` },
      detail: { event: eventId, version, ...(approval ? { approved: approval.value === "yes" } : {}) },
    },
  });

  return made.get(named.question);
}

interface Restored {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly present: z.infer<typeof PresentRow>;
  readonly version: number;
  readonly at: Date;
}

/** What a queue settled stands again where a label over it was taken back. */
async function restoreReview(tx: DbOrTransaction, key: TrajectoryKey, restored: Restored): Promise<void> {
  const { answers, present, version, at } = restored;
  const approval = answers.get("approval");
  const isApproved = approval ? approval.value === "yes" : present.approved;
  const effective = answers.has("structure") ? await effectiveLabel(tx, key, "structure") : undefined;
  const label = answers.has("structure") ? (effective?.value ?? null) : present.label;
  if (label === "reject" && isApproved) throw rejectedIsNotApproved();

  const structure = answers.has("structure")
    ? sql`label = ${label}, label_source = ${effective?.source ?? null}, person_id = ${effective?.personId ?? null}::int,`
    : emptySql;
  await tx.$executeRaw(sql`update review set ${structure} approved = ${isApproved}, version = ${version}::int, updated_at = ${at}
    where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}`);
}
