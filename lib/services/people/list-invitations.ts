import type { InvitationList } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { INVITATION_FIELDS, toInvitations } from "./invitation-row";

const MOST = 200;

/** The latest invitations, newest first, whatever became of them, and each that can still be used: it can be taken back. */
export async function listInvitations(ctx: Context): Promise<InvitationList> {
  requirePermission(ctx, "manage_people");
  const list = { orderBy: { id: "desc" }, select: INVITATION_FIELDS } as const;
  const newest = await ctx.db.invitation.findMany({ ...list, take: MOST });
  const isOpen = { usedAt: null, revokedAt: null, expiresAt: { gt: ctx.now() } };
  const open = await ctx.db.invitation.findMany({ ...list, where: { ...isOpen, id: { lt: newest.at(-1)?.id ?? 0 } } });

  return {
    items: await toInvitations(ctx.db, [...newest, ...open], ctx.now()),
    all: await ctx.db.invitation.count(),
  };
}
