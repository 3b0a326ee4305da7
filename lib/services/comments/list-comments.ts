import * as z from "zod";
import type { CommentList } from "@/lib/contract/comments";
import type { PageQuery } from "@/lib/contract/page";
import { queryRows, sql } from "@/lib/db/query-rows";
import { PAGE_ROWS } from "@/lib/domain/page-rows";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { commentRows } from "./comment-rows";

const CountRow = z.object({ total: z.int() });

/** Comments on a trajectory, the newest page first, each page oldest first; while others' answers are hidden, one's own. */
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
  const [count] = await queryRows(
    ctx.db,
    CountRow,
    sql`select count(*)::int as total from comment c where ${shown} and c.removed_at is null`,
  );

  return { items, total: count?.total ?? 0, nextCursor: rows.length > limit ? (items[0]?.id ?? null) : null };
}
