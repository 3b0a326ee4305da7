import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { findComment, notYourComment } from "./own-comment";

/**
 * Removes one's own comment from sight; its row stays.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN for another person's
 */
export async function removeComment(ctx: Context, input: { readonly id: string }): Promise<void> {
  requirePermission(ctx, "comment");
  const { id, isMine } = await findComment(ctx, input.id);
  if (!isMine) throw notYourComment();

  await ctx.db.comment.update({ where: { id }, data: { removedAt: ctx.now() }, select: { id: true } });
}
