import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { AcceptInvitation } from "@/lib/contract/people";
import type { DbOrTransaction } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { endSetUpLinks, hasAdmin, lockFirstAdmin } from "./first-admin";
import { openInvitation, refusedInvitation } from "./read-invitation";

/**
 * Makes the account of an invitation, which is used up.
 *
 * @returns the email to sign in with
 * @throws ServiceError CONFLICT when the invitation cannot be accepted any more or the email is taken
 */
export async function acceptInvitation(
  ctx: Pick<Context, "db" | "now">,
  input: AcceptInvitation,
): Promise<{ readonly email: string }> {
  const invitation = await openInvitation(ctx, input.token);
  if (invitation.email !== null && invitation.email !== input.email)
    throw new ServiceError("CONFLICT", `This invitation is for ${invitation.email}. Use that email.`);
  // Slow on purpose, so outside the transaction.
  const password = await hashPassword(input.password);

  await ctx.db.$transaction(async (tx) => {
    // Before the invitation, which whoever becomes an admin first ends where it is a set-up link.
    if (invitation.role === "admin") await lockFirstAdmin(tx);
    if (invitation.isSetUp && (await hasAdmin(tx))) throw refusedInvitation("revoked");
    const { count } = await tx.invitation.updateMany({
      where: { id: invitation.id, usedAt: null, revokedAt: null, expiresAt: { gt: ctx.now() } },
      data: { usedAt: ctx.now() },
    });
    if (count !== 1) throw refusedInvitation("used");
    if (invitation.role === "admin") await endSetUpLinks(tx, ctx.now());

    const person = await createAccount(tx, { ...input, password, role: invitation.role, now: ctx.now() });
    await tx.invitation.update({ where: { id: invitation.id }, data: { usedById: person.id } });
    await tx.audit.create({
      data: {
        personId: person.id,
        verb: "accept_invitation",
        subject: `invitation:${invitation.extId}`,
        detail: { role: invitation.role },
        at: ctx.now(),
      },
    });
  });

  return { email: input.email };
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  /** Hashed. */
  readonly password: string;
  readonly role: string;
  readonly now: Date;
}

async function createAccount(tx: DbOrTransaction, { name, email, password, role, now }: NewAccount) {
  const userId = randomUUID();
  const { count } = await tx.authUser.createMany({
    data: { id: userId, name, email, emailVerified: false, createdAt: now, updatedAt: now },
    skipDuplicates: true,
  });
  if (count !== 1)
    throw new ServiceError("CONFLICT", `There is an account with the email ${email} already. Sign in instead.`);
  await tx.authAccount.create({
    data: { id: randomUUID(), accountId: userId, providerId: "credential", userId, password },
  });

  return tx.person.create({ data: { name, email, role, authUserId: userId, createdAt: now }, select: { id: true } });
}
