import * as z from "zod";
import { HiddenLayer } from "@/lib/contract/queue-values";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { HIDDEN_LAYERS } from "@/lib/domain/hidden-layer";
import { isAllowed } from "@/lib/domain/policy";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import type { Asker } from "./asker";
import { blindItems } from "./blind-items";
import { isRewardBlind } from "./blind-rewards";

const LayerRow = z.object({ layer: HiddenLayer });

/**
 * What a person may not see of a trajectory: by the blind queues that still ask them about it, by their role, and the
 * reward spec by those that ask them about another rollout of its problem.
 */
export async function hiddenLayers(ctx: Asker, key: TrajectoryKey, tx?: DbOrTransaction): Promise<HiddenLayer[]> {
  const blind = new Set(await blindLayers(ctx, key, tx));
  if (!isAllowed(ctx.person.role, "read_reward") || (!blind.has("reward") && (await isRewardBlind(ctx, key, tx))))
    blind.add("reward");

  return HIDDEN_LAYERS.filter((layer) => blind.has(layer));
}

/** The layers that blind queues hide from a person on a trajectory; empty when they are asked nothing blind about it. */
export async function blindLayers(ctx: Asker, key: TrajectoryKey, tx?: DbOrTransaction): Promise<HiddenLayer[]> {
  const rows = await queryRows(
    tx ?? ctx.db,
    LayerRow,
    sql`select distinct unnest(b.hidden) as layer
        from (${blindItems(ctx.person, key.corpusId, sql`i.trajectory_id = ${key.id}`)}) b`,
  );

  return rows.map((row) => row.layer);
}
