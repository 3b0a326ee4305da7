import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { noSuchView } from "./no-such-view";

/**
 * Removes a saved view; another person's only for leads.
 *
 * @throws ServiceError NOT_FOUND or FORBIDDEN
 */
export async function removeView(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  requirePermission(ctx, "save_view");
  const view = await ctx.db.savedView.findUnique({ where: { extId: id }, select: { personId: true, name: true } });
  if (!view) throw noSuchView();
  if (view.personId !== ctx.person.id) requirePermission(ctx, "change_others_view");

  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.savedView.deleteMany({ where: { extId: id } });
    // Of two who remove it at once one did.
    if (count === 0) throw noSuchView();
    await tx.audit.create({
      data: { personId: ctx.person.id, verb: "remove_view", subject: `view:${id}`, detail: { name: view.name } },
    });
  });
}
