import type { SetName } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";

/** Changes one's own name, also where earlier answers show it. */
export async function setName(ctx: Context, { name }: SetName): Promise<void> {
  requirePermission(ctx, "own_account");

  await ctx.db.$transaction(async (tx) => {
    const { authUserId } = await tx.person.update({ where: { id: ctx.person.id }, data: { name } });
    if (authUserId !== null) await tx.authUser.update({ where: { id: authUserId }, data: { name } });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "rename_person",
        subject: `person:${ctx.person.extId}`,
        detail: { from: ctx.person.name, to: name },
        at: ctx.now(),
      },
    });
  });
}
