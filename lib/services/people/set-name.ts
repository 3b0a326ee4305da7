import type { SetName } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";

/** Changes one's own name, also where earlier answers show it. The name that somebody has already is no change. */
export async function setName(ctx: Context, { name }: SetName): Promise<void> {
  requirePermission(ctx, "own_account");

  await ctx.db.$transaction(async (tx) => {
    const [changed] = await tx.person.updateManyAndReturn({
      where: { id: ctx.person.id, name: { not: name } },
      data: { name },
      select: { authUserId: true },
    });
    if (changed === undefined) return;
    if (changed.authUserId !== null) await tx.authUser.update({ where: { id: changed.authUserId }, data: { name } });
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
