import type { CommentList } from "@/lib/contract/comments";
import { sql } from "@/lib/db/query-rows";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { commentRows } from "./comment-rows";

/** Comments on a trajectory, oldest first; while others' answers are hidden, one's own. */
export async function listComments(ctx: Context, { id }: { readonly id: string }): Promise<CommentList> {
  requirePermission(ctx, "read");
  const key = await locateTrajectory(ctx.db, id);
  const isPeersHidden = (await hiddenLayers(ctx, key)).includes("peers");

  return {
    items: await commentRows(
      ctx.db,
      ctx.person,
      sql`c.corpus_id = ${key.corpusId} and c.trajectory_id = ${key.id}
        and (${!isPeersHidden}::bool or c.person_id = ${ctx.person.id})`,
    ),
  };
}
