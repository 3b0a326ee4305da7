import * as z from "zod";
import type { Review, ReviewWrite, SetLabel } from "@/lib/contract/labels";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseJson, sanitiseText } from "@/lib/db/sanitise-text";
import { LABEL_SOURCES } from "@/lib/domain/label";
import { isAllowed } from "@/lib/domain/policy";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { applyStructure } from "@/lib/services/settled/apply-structure";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { getReview } from "./review-row";

const Saved = z.object({
  event_id: z.string(),
  version: z.int(),
  approved: z.boolean(),
  label_source: z.enum(LABEL_SOURCES).nullable(),
});
type Saved = z.infer<typeof Saved>;

/**
 * Sets a person's label, or takes it back with null. Rejecting withdraws an approval, as an event of its own with
 * the same version. One statement: event, current state and audit, only if nobody wrote since `expectedVersion`.
 *
 * @returns "conflict" with the other person's answer when somebody did
 * @throws ServiceError NOT_FOUND; FORBIDDEN for a label that several people settled, and for who reviews it blind
 */
export async function setLabel(ctx: Context, input: SetLabel & { readonly id: string }): Promise<ReviewWrite> {
  requirePermission(ctx, "label");
  const key = await locateSighted(ctx, input.id, "labelling it here");

  const now = ctx.now();
  const saved =
    input.label === null
      ? await ctx.db.$transaction((tx) => takeBack(tx, ctx, { ...input, key, now }))
      : await writeLabel(ctx.db, ctx, { ...input, key, now });
  if (saved && input.label === null)
    return { status: "saved", review: await getReview(ctx.db, key), eventId: saved.event_id };
  if (saved)
    return {
      status: "saved",
      review: savedReview(saved, { label: input.label, by: ctx.person.name, at: now }),
      eventId: saved.event_id,
    };

  const review = await getReview(ctx.db, key);
  const isSettled = review.labelSource === "agreed" || review.labelSource === "adjudicated";
  if (isSettled && !mayOverrule(ctx) && review.version === input.expectedVersion) throw settledIsNotOverruled(review);

  return { status: "conflict", review };
}

interface Write extends SetLabel {
  readonly id: string;
  readonly key: TrajectoryKey;
  readonly now: Date;
}

/** Without the override counts what queues settled, where they did. */
async function takeBack(tx: DbOrTransaction, ctx: Context, write: Write): Promise<Saved | undefined> {
  const saved = await writeLabel(tx, ctx, write);
  const { corpusId, id } = write.key;
  if (saved)
    await applyStructure(tx, {
      item_id: null,
      corpus_id: corpusId,
      trajectory_id: id,
      person_id: ctx.person.id,
      now: write.now,
    });

  return saved;
}

function mayOverrule({ person }: Context): boolean {
  return isAllowed(person.role, "adjudicate");
}

async function writeLabel(db: DbOrTransaction, ctx: Context, input: Write): Promise<Saved | undefined> {
  const { key, now, label } = input;
  const note = input.note === undefined ? null : sanitiseText(input.note);
  const span = sanitiseJson(input.span) ?? null;
  const row = sql`${key.corpusId}::int, ${key.id}::bigint`;
  const [saved] = await queryRows(
    db,
    Saved,
    sql`with before as (
          select version, approved, coalesce(label_source, 'person') <> 'person' as is_settled from review
          where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} for update
        ), saved as (
          insert into review (corpus_id, trajectory_id, label, label_source, approved, version, person_id, updated_at)
          select ${row}, ${label}::text, case when ${label}::text is null then null when b.is_settled then 'adjudicated' else 'person' end,
            coalesce(b.approved, false) and ${label}::text is distinct from 'reject', 1, ${ctx.person.id}, ${now}
          from (select 1) one left join before b on true
          where coalesce(b.version, 0) = ${input.expectedVersion}::int
            and (${mayOverrule(ctx)}::bool or b.is_settled is not true)
          on conflict (corpus_id, trajectory_id) do update set label = excluded.label, label_source = excluded.label_source,
            approved = excluded.approved, version = review.version + 1, person_id = excluded.person_id,
            updated_at = excluded.updated_at
          where review.version = ${input.expectedVersion}::int
          returning version, approved, label_source
        ), event as (
          insert into label_event (corpus_id, trajectory_id, person_id, question, value, reason, note, span, version, phase, at)
          select ${row}, ${ctx.person.id}, 'structure', ${label}, ${input.reason ?? null}, ${note}, ${span}::jsonb,
            saved.version, case when b.is_settled then 'adjudication' else 'answer' end, ${now} from saved left join before b on true
          returning ext_id
        ), withdrawn as (
          insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, at)
          select ${row}, ${ctx.person.id}, 'approval', 'no', saved.version, ${now}
          from saved, before where before.approved and ${label}::text = 'reject'
        ), audited as (
          insert into audit (person_id, verb, subject, detail, at)
          select ${ctx.person.id}, 'label', ${`trajectory:${input.id}`},
            jsonb_build_object('label', ${label}::text, 'version', saved.version), ${now} from saved
        )
        select ext_id as event_id, version, approved, label_source from event, saved`,
  );

  return saved;
}

/** What was written, without reading it again. */
function savedReview(
  { version, approved, label_source }: Saved,
  { label, by, at }: { readonly label: SetLabel["label"]; readonly by: string; readonly at: Date },
): Review {
  const labelledBy = label === null ? null : by;

  return { label, labelSource: label_source, labelledBy, approved, version, updatedAt: at.toISOString() };
}

function settledIsNotOverruled({ labelSource }: Review): ServiceError {
  return new ServiceError(
    "FORBIDDEN",
    `This label is ${labelSource === "agreed" ? "what all reviewers of a queue agreed on" : "adjudicated"}. Ask a lead to change it, or leave a comment.`,
  );
}
