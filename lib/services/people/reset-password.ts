import { hashPassword } from "better-auth/crypto";
import type { ResetPassword } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { hashToken } from "./one-time-token";

type OpenContext = Pick<Context, "db" | "now">;

/**
 * Whose password a reset link sets.
 *
 * @throws ServiceError CONFLICT when the link was used, replaced or has expired, or the person is disabled
 */
export async function readResetLink(
  ctx: OpenContext,
  { token }: { readonly token: string },
): Promise<{ readonly name: string; readonly email: string }> {
  const { person } = await openLink(ctx, token);

  return { name: person.name, email: person.email };
}

/**
 * Sets a new password by a reset link, which is used up. All sessions of the person end.
 *
 * @returns the email to sign in with
 * @throws ServiceError CONFLICT, as `readResetLink` does
 */
export async function resetPassword(
  ctx: OpenContext,
  { token, password }: ResetPassword,
): Promise<{ readonly email: string }> {
  const { id, person } = await openLink(ctx, token);
  const hash = await hashPassword(password);

  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.resetLink.updateMany({ where: { id, endedAt: null }, data: { endedAt: ctx.now() } });
    if (count !== 1) throw unusable();
    await tx.authAccount.updateMany({
      where: { userId: person.authUserId, providerId: "credential" },
      data: { password: hash },
    });
    await tx.authSession.deleteMany({ where: { userId: person.authUserId } });
    await tx.audit.create({
      data: {
        personId: person.id,
        verb: "reset_password",
        subject: `person:${person.extId}`,
        detail: {},
        at: ctx.now(),
      },
    });
  });

  return { email: person.email };
}

async function openLink({ db, now }: OpenContext, token: string) {
  const link = await db.resetLink.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      id: true,
      endedAt: true,
      expiresAt: true,
      person: { select: { id: true, extId: true, name: true, email: true, state: true, authUserId: true } },
    },
  });
  if (link === null || link.endedAt !== null || link.expiresAt <= now()) throw unusable();
  const { email, authUserId, state, ...person } = link.person;
  if (state !== "active" || email === null || authUserId === null)
    throw new ServiceError("CONFLICT", "This account is disabled. Ask an admin to enable it.");

  return { id: link.id, person: { ...person, email, authUserId } };
}

function unusable(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    "This link was used, was replaced by a newer one or has expired. Ask an admin for a new one.",
  );
}
