import type { SessionList } from "@/lib/contract/people";
import { deviceName } from "@/lib/domain/device-name";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";

/** Where one is signed in, newest first; nothing for the local owner. */
export async function listSessions(
  ctx: Context,
  { sessionId }: { readonly sessionId: string | undefined },
): Promise<SessionList> {
  requirePermission(ctx, "own_account");
  const sessions = await ctx.db.authSession.findMany({
    where: { user: { person: { id: ctx.person.id } }, expiresAt: { gt: ctx.now() } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, userAgent: true, createdAt: true, expiresAt: true },
  });

  return {
    items: sessions.map((session) => ({
      id: session.id,
      device: deviceName(session.userAgent ?? ""),
      startedAt: session.createdAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      isCurrent: session.id === sessionId,
    })),
  };
}
