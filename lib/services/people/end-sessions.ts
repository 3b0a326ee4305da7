import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ownAccount } from "./own-account";

/**
 * Signs out: one session of one's own, or all of them, this one included. A session that is over already is no mistake.
 */
export async function endSessions(ctx: Context, input: { readonly id?: string }): Promise<void> {
  requirePermission(ctx, "own_account");
  const { authUserId } = await ownAccount(ctx);

  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.authSession.deleteMany({
      where: { userId: authUserId, ...(input.id === undefined ? {} : { id: input.id }) },
    });
    // Over already, or another person's: the log tells what happened.
    if (count === 0) return;
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "end_sessions",
        subject: `person:${ctx.person.extId}`,
        detail: { ended: count },
        at: ctx.now(),
      },
    });
  });
}
