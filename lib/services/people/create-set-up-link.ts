import type { OneTimeLink } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { endSetUpLinks, hasAdmin, lockFirstAdmin } from "./first-admin";
import { writeInvitation } from "./write-invitation";

/**
 * While nobody can sign in as an admin: an invitation for the first one. An earlier set-up link no longer works.
 *
 * @returns undefined when there is an admin
 */
export async function createSetUpLink(ctx: Context): Promise<OneTimeLink | undefined> {
  requirePermission(ctx, "manage_people");

  return ctx.db.$transaction(async (tx) => {
    // Of two starts at once the later one voids the link of the other.
    await lockFirstAdmin(tx);
    if (await hasAdmin(tx)) return undefined;

    await endSetUpLinks(tx, ctx.now());
    const { link } = await writeInvitation(tx, ctx, { role: "admin", name: null, email: null, isSetUp: true });

    return link;
  });
}
