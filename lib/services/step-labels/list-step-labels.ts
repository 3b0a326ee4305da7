import type { StepLabelList } from "@/lib/contract/comments";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { stepLabelRows } from "./step-label-rows";

/** What people say of single steps of a trajectory. */
export async function listStepLabels(ctx: Context, { id }: { readonly id: string }): Promise<StepLabelList> {
  requirePermission(ctx, "read");

  return { items: await stepLabelRows(ctx, await locateTrajectory(ctx.db, id)) };
}
