import * as z from "zod";
import type { ReviewWrite, SetApproval } from "@/lib/contract/labels";
import { queryRows, sql } from "@/lib/db/query-rows";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { holdTrajectory } from "@/lib/services/trajectories/hold-trajectory";
import { metAnswer } from "./met-answer";
import { getReview } from "./review-row";

const Saved = z.object({ event_id: z.string() });

/**
 * Approves a trajectory for export, or withdraws the approval, if nobody wrote since `expectedVersion`.
 *
 * @returns "conflict" with the other person's answer when somebody did
 * @throws ServiceError CONFLICT when it is rejected, holds no turn of the agent or is being removed, NOT_FOUND or FORBIDDEN
 */
export async function setApproval(ctx: Context, input: SetApproval & { readonly id: string }): Promise<ReviewWrite> {
  requirePermission(ctx, "approve");
  const key = await locateSighted(ctx, input.id, "approving it");

  const row = sql`${key.corpusId}::int, ${key.id}::bigint`;
  const value = input.approved ? "yes" : "no";
  const statement = sql`with before as (
          select version, label from review
          where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} for update
        ), saved as (
          insert into review (corpus_id, trajectory_id, approved, version, updated_at)
          select ${row}, ${input.approved}, 1, ${ctx.now()}
          from (select 1) one left join before b on true
          where coalesce(b.version, 0) = ${input.expectedVersion}::int
            and not (${input.approved}::bool and b.label is not distinct from 'reject')
            and not (${input.approved}::bool and (select not has_agent_turn from trajectory
              where corpus_id = ${key.corpusId} and id = ${key.id}))
          on conflict (corpus_id, trajectory_id) do update
            set approved = excluded.approved, version = review.version + 1, updated_at = excluded.updated_at
          where review.version = ${input.expectedVersion}::int
          returning version
        ), event as (
          insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, at)
          select ${row}, ${ctx.person.id}, 'approval', ${value}, saved.version, ${ctx.now()} from saved
          returning ext_id
        ), audited as (
          insert into audit (person_id, verb, subject, detail, at)
          select ${ctx.person.id}, 'approve', ${`trajectory:${input.id}`},
            jsonb_build_object('approved', ${input.approved}::bool, 'version', saved.version), ${ctx.now()} from saved
        )
        select ext_id as event_id from event`;
  const [saved] = await ctx.db.$transaction(async (tx) => {
    await holdTrajectory(tx, key);

    return queryRows(tx, Saved, statement);
  });
  if (saved) return { status: "saved", review: await getReview(ctx, key), eventId: saved.event_id };

  const met = await metAnswer(ctx, key);
  const { review } = met;
  if (review.version === input.expectedVersion && review.label === "reject") throw rejectedIsNotApproved();
  if (review.version === input.expectedVersion && input.approved) throw emptyIsNotApproved();

  return met;
}

function emptyIsNotApproved(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    "This trajectory holds no turn of the agent, so there is nothing to export. It cannot be approved.",
  );
}

export function rejectedIsNotApproved(): ServiceError {
  return new ServiceError("CONFLICT", "This trajectory is rejected. Take the rejection back before you approve it.");
}
