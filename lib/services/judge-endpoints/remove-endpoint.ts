import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Removes an endpoint with its key. What it judged stays.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function removeEndpoint(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  requirePermission(ctx, "manage_judge_endpoints");

  await ctx.db.$transaction(async (tx) => {
    const row = await tx.judgeEndpoint.findUnique({ where: { extId: id }, select: { name: true } });
    const { count } = await tx.judgeEndpoint.deleteMany({ where: { extId: id } });
    // Of two who remove it at once one did, though both have read it.
    if (row === null || count === 0)
      throw new ServiceError("NOT_FOUND", "There is no such judge endpoint. It may have been removed.");
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "remove_judge_endpoint",
        subject: `judge_endpoint:${id}`,
        detail: { name: row.name },
        at: ctx.now(),
      },
    });
  });
}
