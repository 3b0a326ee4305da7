import * as z from "zod";
import type { Review, ReviewWrite, SetLabel } from "@/lib/contract/labels";
import { queryPrepared } from "@/lib/db/query-prepared";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { LABEL_REASONS, LABEL_SOURCES } from "@/lib/domain/label";
import { isAllowed } from "@/lib/domain/policy";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { blindItems } from "@/lib/services/blindness/blind-items";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import type { Context } from "@/lib/services/context";
import { corpusBeingRemoved } from "@/lib/services/corpora/being-removed";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { applyStructure } from "@/lib/services/settled/apply-structure";
import { restoreApproval } from "@/lib/services/settled/restore-approval";
import { standingOverride } from "@/lib/services/settled/standing-override";
import { requireEnds, requireSpans } from "@/lib/services/step-labels/require-spans";
import { HOLDING, holdTrajectory } from "@/lib/services/trajectories/hold-trajectory";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { metAnswer } from "./met-answer";
import { getReview } from "./review-row";

const Saved = z.object({
  corpus_id: z.int(),
  /** As text, because the driver alone and Prisma return it as different types. */
  trajectory_id: z.string().transform(BigInt),
  event_id: z.string(),
  version: z.int(),
  approved: z.boolean(),
  label_source: z.enum(LABEL_SOURCES).nullable(),
});
type Saved = z.infer<typeof Saved>;

const WISH = "labelling it here";

/**
 * Sets a person's label, or takes it back with null. Rejecting withdraws an approval, as an event of its own with
 * the same version. One statement: event, current state and audit, only if nobody wrote since `expectedVersion`.
 *
 * @returns "conflict" with the other person's answer when somebody did
 * @throws ServiceError INVALID for a reject without a reason and a place that is not there; NOT_FOUND; FORBIDDEN for a label that several people settled, and for who reviews it blind; CONFLICT
 * while it is being taken back or its corpus removed, and when there is none to take back
 */
export async function setLabel(ctx: Context, input: SetLabel & { readonly id: string }): Promise<ReviewWrite> {
  requirePermission(ctx, "label");
  if (input.label === "reject" && input.reason === undefined) throw rejectionNeedsReason();
  const spans = input.span ? [input.span] : [];
  requireEnds(spans);

  const write = { ...input, now: ctx.now() };
  const saved = input.label === null ? await takeBack(ctx, write) : await giveLabel(ctx, write);
  if (saved && input.label === null)
    return { status: "saved", review: await getReview(ctx, keyOf(saved)), eventId: saved.event_id };
  if (saved)
    return {
      status: "saved",
      review: savedReview(saved, { label: input.label, by: ctx.person.name, at: write.now }),
      eventId: saved.event_id,
    };

  const key = await locateSighted(ctx, input.id, WISH);
  await requireSpans(ctx.db, key, spans);
  await holdTrajectory(ctx.db, key);
  const met = await metAnswer(ctx, key);
  const { review } = met;
  const isSettled = review.labelSource === "agreed" || review.labelSource === "adjudicated";
  if (isSettled && !mayOverrule(ctx) && review.version === input.expectedVersion) throw settledIsNotOverruled(review);

  return met;
}

interface Write extends SetLabel {
  readonly id: string;
  readonly now: Date;
}

/** A transaction of one statement that each connection plans once: its planning costs several times its work. */
async function giveLabel(ctx: Context, write: Write): Promise<Saved | undefined> {
  // The text follows the role, by which queues ask a person.
  const name = `write_label_${ctx.person.role}`;
  const [saved] = await queryPrepared(ctx.db, Saved, { name, statement: labelStatement(ctx, write) });

  return saved;
}

/**
 * Without the override counts what queues settled, where they did; and an approval that a queue's rejection withdrew comes
 * back, where this was the last label that rejected.
 */
async function takeBack(ctx: Context, write: Write): Promise<Saved | undefined> {
  const key = await locateSighted(ctx, write.id, WISH);

  return ctx.db.$transaction(async (tx) => {
    const override = await standingOverride(tx, key, "structure");
    // Written only if nobody answered since the override was read.
    const [saved] = await queryRows(tx, Saved, labelStatement(ctx, write));
    if (!saved) return undefined;
    if (!override) throw nothingToTakeBack();

    const change = { ...saved, item_id: null, person_id: ctx.person.id, now: write.now };
    await applyStructure(tx, change);
    if (override.value === "reject") await restoreApproval(tx, change);

    return saved;
  });
}

function keyOf({ corpus_id, trajectory_id }: Saved): TrajectoryKey {
  return { corpusId: corpus_id, id: trajectory_id };
}

function mayOverrule({ person }: Pick<Context, "person">): boolean {
  return isAllowed(person.role, "adjudicate");
}

/**
 * Finds and writes nothing for who reviews the trajectory blind, cites a step that it does not have, came too late or may
 * not overrule, nor of one that goes.
 */
function labelStatement({ person }: Context, { id, now, label, expectedVersion, ...input }: Write): Sql {
  const note = input.note === undefined ? null : sanitiseText(input.note);
  const span = sanitiseJson(input.span) ?? null;
  const blind = blindItems(person, sql`t.corpus_id`, sql`i.trajectory_id = t.id`);

  return sql`with key as (
          select t.corpus_id, t.id from trajectory t
          where t.ext_id = ${id}::uuid and not exists (${blind}) and not ${corpusBeingRemoved(sql`t.corpus_id`)}
            and coalesce(${input.span?.step ?? null}::int < t.steps, true) ${HOLDING}
        ), before as (
          select version, approved, coalesce(label_source, 'person') <> 'person' as is_settled from review r
          join key k on k.corpus_id = r.corpus_id and k.id = r.trajectory_id for update of r
        ), saved as (
          insert into review (corpus_id, trajectory_id, label, label_source, approved, version, person_id, updated_at)
          select k.corpus_id, k.id, ${label}::text, case when ${label}::text is null then null when b.is_settled then 'adjudicated' else 'person' end,
            coalesce(b.approved, false) and ${label}::text is distinct from 'reject', 1, ${person.id}, ${now}
          from key k left join before b on true
          where coalesce(b.version, 0) = ${expectedVersion}::int
            and (${mayOverrule({ person })}::bool or b.is_settled is not true)
          on conflict (corpus_id, trajectory_id) do update set label = excluded.label, label_source = excluded.label_source,
            approved = excluded.approved, version = review.version + 1, person_id = excluded.person_id,
            updated_at = excluded.updated_at
          where review.version = ${expectedVersion}::int
          returning corpus_id, trajectory_id, version, approved, label_source
        ), event as (
          insert into label_event (corpus_id, trajectory_id, person_id, question, value, reason, note, span, version, phase, at)
          select corpus_id, trajectory_id, ${person.id}, 'structure', ${label}, ${input.reason ?? null}, ${note}, ${span}::jsonb,
            saved.version, case when b.is_settled then 'adjudication' else 'answer' end, ${now} from saved left join before b on true
          returning ext_id
        ), withdrawn as (
          insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, at)
          select corpus_id, trajectory_id, ${person.id}, 'approval', 'no', saved.version, ${now}
          from saved, before where before.approved and ${label}::text = 'reject'
        ), audited as (
          insert into audit (person_id, verb, subject, detail, at)
          select ${person.id}, 'label', ${`trajectory:${id}`},
            jsonb_build_object('label', ${label}::text, 'version', saved.version), ${now} from saved
        )
        select corpus_id, trajectory_id::text, ext_id as event_id, version, approved, label_source from event, saved`;
}

/** What was written, without reading it again. */
function savedReview(
  { version, approved, label_source }: Saved,
  { label, by, at }: { readonly label: SetLabel["label"]; readonly by: string; readonly at: Date },
): Review {
  const whose = label === null ? { labelledBy: null, isLabelMine: false } : { labelledBy: by, isLabelMine: true };

  return { label, labelSource: label_source, ...whose, approved, version, updatedAt: at.toISOString() };
}

function rejectionNeedsReason(): ServiceError {
  return new ServiceError("INVALID", `A rejection needs a reason: one of ${LABEL_REASONS.join(", ")}.`);
}

function settledIsNotOverruled({ labelSource }: Review): ServiceError {
  return new ServiceError(
    "FORBIDDEN",
    `This label is ${labelSource === "agreed" ? "what all reviewers of a queue agreed on" : "adjudicated"}. Ask a lead to change it, or leave a comment.`,
  );
}

function nothingToTakeBack(): ServiceError {
  return new ServiceError("CONFLICT", "Nobody labelled it outside of queues, so there is no label to take back here.");
}
