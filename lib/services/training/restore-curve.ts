import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { setRemoved } from "./set-removed";

/**
 * Brings a removed curve back.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function restoreCurve(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  requirePermission(ctx, "import");
  await setRemoved(ctx, { id, verb: "restore_training_curve", removedAt: null });
}
