import * as z from "zod";
import type { AddComment, Comment } from "@/lib/contract/comments";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { requireSpans } from "@/lib/services/step-labels/require-spans";
import { requireStep } from "@/lib/services/step-labels/require-step";
import { holdTrajectory } from "@/lib/services/trajectories/hold-trajectory";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { commentRows } from "./comment-rows";
import { noSuchComment } from "./own-comment";

const AddedRow = z.object({ ext_id: z.string() });

/**
 * Adds a comment on a span, a step, or the trajectory as a whole. A span names its step itself.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a step or a place that is not there, CONFLICT while the corpus is being removed
 */
export async function addComment(ctx: Context, input: AddComment & { readonly id: string }): Promise<Comment> {
  requirePermission(ctx, "comment");
  const key = await locateTrajectory(ctx.db, input.id);
  const step = input.span?.step ?? input.step;

  const [added] = await ctx.db.$transaction(async (tx) => {
    await holdTrajectory(tx, key);
    if (input.span) await requireSpans(tx, key, [input.span]);
    else if (input.step !== null) await requireStep(tx, key, input.step);

    return queryRows(
      tx,
      AddedRow,
      sql`insert into comment (corpus_id, trajectory_id, person_id, step, span, body, created_at)
          values (${key.corpusId}, ${key.id}, ${ctx.person.id}, ${step}::int, ${sanitiseJson(input.span ?? undefined) ?? null}::jsonb,
            ${sanitiseText(input.body)}, ${ctx.now()})
          returning ext_id`,
    );
  });
  const [comment] = await commentRows(ctx.db, ctx.person, {
    condition: sql`c.ext_id = ${added?.ext_id ?? ""}::uuid`,
    limit: 1,
  });
  if (!comment) throw noSuchComment();

  return comment;
}
