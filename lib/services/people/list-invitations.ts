import type { InvitationList } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { INVITATION_FIELDS, toInvitations } from "./invitation-row";

const MOST = 200;

/** The latest invitations, newest first, whatever became of them. */
export async function listInvitations(ctx: Context): Promise<InvitationList> {
  requirePermission(ctx, "manage_people");
  const rows = await ctx.db.invitation.findMany({ orderBy: { id: "desc" }, take: MOST, select: INVITATION_FIELDS });

  return { items: await toInvitations(ctx.db, rows, ctx.now()) };
}
