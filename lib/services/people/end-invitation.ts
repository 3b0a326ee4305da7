import type { InvitationMade } from "@/lib/contract/people";
import type { DbOrTransaction } from "@/lib/db/client";
import { ROLES } from "@/lib/domain/policy";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { writeInvitation } from "./write-invitation";

interface Named {
  readonly id: string;
}

/**
 * Takes an invitation back: its link no longer works. One that is revoked already stays so.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT when it was accepted
 */
export async function revokeInvitation(ctx: Context, { id }: Named): Promise<void> {
  requirePermission(ctx, "manage_people");

  await ctx.db.$transaction((tx) => revoke(tx, ctx, id));
}

/**
 * A new link for the same role, name and email; the old one no longer works.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT when it was accepted
 */
export async function renewInvitation(ctx: Context, { id }: Named): Promise<InvitationMade> {
  requirePermission(ctx, "manage_people");

  return ctx.db.$transaction(async (tx) => {
    const { name, email, isSetUp, role } = await revoke(tx, ctx, id);

    return writeInvitation(tx, ctx, {
      name,
      email,
      isSetUp,
      role: ROLES.find((known) => known === role) ?? "annotator",
    });
  });
}

async function revoke(tx: DbOrTransaction, ctx: Context, id: string) {
  const where = { extId: id, usedAt: null };
  const { count } = await tx.invitation.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: ctx.now() },
  });
  const row = await tx.invitation.findUnique({
    where: { extId: id },
    select: { role: true, name: true, email: true, isSetUp: true, usedAt: true },
  });
  if (row === null) throw new ServiceError("NOT_FOUND", "There is no such invitation.");
  if (row.usedAt !== null)
    throw new ServiceError("CONFLICT", "This invitation was accepted. Disable the person instead.");

  if (count > 0)
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "revoke_invitation",
        subject: `invitation:${id}`,
        detail: {},
        at: ctx.now(),
      },
    });

  return row;
}
