import type { CreateInvitation, InvitationMade } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { writeInvitation } from "./write-invitation";

/**
 * Invites somebody in a role. The link is in this answer alone.
 *
 * @throws ServiceError CONFLICT when somebody has this email already
 */
export async function createInvitation(ctx: Context, input: CreateInvitation): Promise<InvitationMade> {
  requirePermission(ctx, "manage_people");
  const { role, name = null, email = null } = input;
  if (email !== null && (await ctx.db.person.count({ where: { email } })) > 0)
    throw new ServiceError("CONFLICT", `There is an account with the email ${email} already.`);

  return ctx.db.$transaction((tx) => writeInvitation(tx, ctx, { role, name, email }));
}
