import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

interface Removal {
  readonly id: string;
  readonly verb: "remove_training_curve" | "restore_training_curve";
  readonly removedAt: Date | null;
}

/** Removes a curve, or brings it back; doing either twice changes nothing. */
export async function setRemoved(ctx: Context, { id, verb, removedAt }: Removal): Promise<void> {
  requirePermission(ctx, "import");

  await ctx.db.$transaction(async (tx) => {
    const curve = await tx.trainingCurve.findUnique({ where: { extId: id }, select: { run: true, metric: true } });
    if (!curve) throw new ServiceError("NOT_FOUND", "There is no such curve.");
    const { count } = await tx.trainingCurve.updateMany({
      where: { extId: id, removedAt: removedAt === null ? { not: null } : null },
      data: { removedAt },
    });
    if (count === 0) return;
    await tx.audit.create({
      data: { personId: ctx.person.id, verb, subject: `training_curve:${id}`, detail: curve, at: ctx.now() },
    });
  });
}
