import * as z from "zod";
import { Rejudgement, type RejudgementList } from "@/lib/contract/rejudge";
import { queryRows, sql } from "@/lib/db/query-rows";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { noteSight } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";

const MOST = 100;
const Row = Rejudgement.extend({ at: z.date() });

/**
 * What judges said of a trajectory when they were asked again, newest first. While the judge is hidden there is nothing,
 * not even how many were asked.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function listRejudgements(ctx: Context, { id }: { readonly id: string }): Promise<RejudgementList> {
  requirePermission(ctx, "see_rejudgements");
  const key = await locateTrajectory(ctx.db, id);
  if ((await hiddenLayers(ctx, key)).includes("judge")) return { items: [], all: 0, isHidden: true };

  const rows = await queryRows(
    ctx.db,
    Row,
    sql`select id::text, endpoint, model, rubric, formatter, state, score, gate, explanation, reason, tries, at
        from rejudgement where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} order by id desc limit ${MOST}`,
  );
  // Also where the source has no judgement, and the detail shows no judge.
  if (rows.length > 0) noteSight(ctx, key, ["judge"]);

  const all = await ctx.db.rejudgement.count({ where: { corpusId: key.corpusId, trajectoryId: key.id } });

  return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), all, isHidden: false };
}
