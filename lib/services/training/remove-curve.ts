import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { setRemoved } from "./set-removed";

/**
 * Takes a curve off the list. Its points are kept until its metric is imported for its run again.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function removeCurve(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  requirePermission(ctx, "import");
  await setRemoved(ctx, { id, verb: "remove_training_curve", removedAt: ctx.now() });
}
