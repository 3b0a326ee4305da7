import * as z from "zod";
import type { CommentList } from "@/lib/contract/comments";
import type { PageQuery } from "@/lib/contract/page";
import { queryRows, sql } from "@/lib/db/query-rows";
import { PAGE_ROWS } from "@/lib/domain/page-rows";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { notePeers } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { unknownCursor } from "@/lib/services/unknown-cursor";
import { commentRows } from "./comment-rows";

const StepRow = z.object({ step: z.int().nullable(), total: z.int(), open: z.int(), has_cursor: z.boolean() });

/**
 * Comments on a trajectory, the newest page first, each page oldest first, with the open ones of all pages counted by
 * step; while others' answers are hidden, one's own.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a cursor that is none
 */
export async function listComments(
  ctx: Context,
  { id, cursor, limit = PAGE_ROWS }: Partial<PageQuery> & { readonly id: string },
): Promise<CommentList> {
  requirePermission(ctx, "read");
  const key = await locateTrajectory(ctx.db, id);
  const isPeersHidden = (await hiddenLayers(ctx, key)).includes("peers");
  const shown = sql`c.corpus_id = ${key.corpusId} and c.trajectory_id = ${key.id}
    and (${!isPeersHidden}::bool or c.person_id = ${ctx.person.id})`;

  const rows = await commentRows(ctx.db, ctx.person, {
    condition: sql`${shown} and (${cursor ?? null}::uuid is null
      or c.id < (select o.id from comment o where o.ext_id = ${cursor ?? null}::uuid))`,
    limit: limit + 1,
  });
  const items = rows.slice(0, limit).toReversed();
  notePeers(ctx, key, items);
  const steps = await queryRows(
    ctx.db,
    StepRow,
    // What was removed may still be where a page ended.
    sql`select c.step, count(*) filter (where c.removed_at is null)::int as total,
          count(*) filter (where c.removed_at is null and c.resolved_at is null)::int as open,
          coalesce(bool_or(c.ext_id = ${cursor ?? null}::uuid), false) as has_cursor
        from comment c where ${shown} group by c.step order by c.step`,
  );
  if (cursor !== undefined && !steps.some((line) => line.has_cursor)) throw unknownCursor();

  const openSteps = steps.flatMap(({ step, open }) => (step === null || open === 0 ? [] : { step, open }));

  return {
    items,
    openSteps,
    total: steps.reduce((sum, line) => sum + line.total, 0),
    nextCursor: rows.length > limit ? (items[0]?.id ?? null) : null,
  };
}
