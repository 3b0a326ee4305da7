import { hashPassword, verifyPassword } from "better-auth/crypto";
import type { ChangePassword } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { ownAccount } from "./own-account";
import { giveBackAttempt, MOST_ATTEMPTS, takeAttempt, waitOf } from "./take-attempt";

/**
 * Changes one's own password. The sessions of other devices end, in case one of them was the reason.
 *
 * @param input.sessionId - the session that goes on
 * @throws ServiceError INVALID when the current password is not right, RATE_LIMITED after several that were not, CONFLICT
 * when another one was set meanwhile
 */
export async function changePassword(
  ctx: Context,
  input: ChangePassword & { readonly sessionId: string | undefined },
): Promise<void> {
  requirePermission(ctx, "own_account");
  const { authUserId } = await ownAccount(ctx);
  const account = await ctx.db.authAccount.findFirst({
    where: { userId: authUserId, providerId: "credential" },
    select: { id: true, password: true },
  });
  // Whoever found a session open must not learn the password by trying.
  const counted = `password:${authUserId}`;
  const seconds = await takeAttempt(ctx, { of: counted, most: MOST_ATTEMPTS });
  if (seconds !== undefined)
    throw new ServiceError("RATE_LIMITED", `Too many passwords that were not right. ${waitOf(seconds)}`);
  if (!account?.password || !(await verifyPassword({ hash: account.password, password: input.current })))
    throw new ServiceError("INVALID", "The current password is not right. Nothing was changed.");
  await giveBackAttempt(ctx, counted);

  const password = await hashPassword(input.next);
  await ctx.db.$transaction(async (tx) => {
    // Whoever set another one meanwhile, by a reset link or on another device, did not mean the one that was checked above.
    const { count } = await tx.authAccount.updateMany({
      where: { id: account.id, password: account.password },
      data: { password },
    });
    if (count === 0)
      throw new ServiceError(
        "CONFLICT",
        "Your password was changed elsewhere meanwhile. It stays as it was set there.",
      );
    await tx.authSession.deleteMany({
      where: { userId: authUserId, ...(input.sessionId === undefined ? {} : { id: { not: input.sessionId } }) },
    });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "change_password",
        subject: `person:${ctx.person.extId}`,
        detail: {},
        at: ctx.now(),
      },
    });
  });
}
