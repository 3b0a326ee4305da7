import type { OneTimeLink } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { writeInvitation } from "./write-invitation";

/**
 * While nobody can sign in as an admin: an invitation for the first one. An earlier set-up link no longer works.
 *
 * @returns undefined when there is an admin
 */
export async function createSetUpLink(ctx: Context): Promise<OneTimeLink | undefined> {
  requirePermission(ctx, "manage_people");

  return ctx.db.$transaction(async (tx) => {
    const admins = await tx.person.count({ where: { role: "admin", state: "active", authUserId: { not: null } } });
    if (admins > 0) return undefined;

    await tx.invitation.updateMany({
      where: { isSetUp: true, usedAt: null, revokedAt: null },
      data: { revokedAt: ctx.now() },
    });
    const { link } = await writeInvitation(tx, ctx, { role: "admin", name: null, email: null, isSetUp: true });

    return link;
  });
}
