import type { Comment, UpdateComment } from "@/lib/contract/comments";
import { sql } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { commentRows } from "./comment-rows";
import { findComment, noSuchComment, notYourComment } from "./own-comment";

/**
 * Edits one's own comment, or resolves or opens anybody's.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN to edit another person's
 */
export async function updateComment(ctx: Context, input: UpdateComment & { readonly id: string }): Promise<Comment> {
  requirePermission(ctx, "comment");
  if (input.isResolved !== undefined) requirePermission(ctx, "resolve_comment");
  const { id, isMine } = await findComment(ctx, input.id);
  if (input.body !== undefined && !isMine) throw notYourComment();

  const body = input.body === undefined ? null : sanitiseText(input.body);
  await ctx.db.$executeRaw(sql`
    update comment set body = coalesce(${body}::text, body),
      edited_at = case when ${body}::text is null then edited_at else ${ctx.now()}::timestamptz end,
      resolved_by_id = case ${input.isResolved ?? null}::bool when true then coalesce(resolved_by_id, ${ctx.person.id}::int)
        when false then null else resolved_by_id end,
      resolved_at = case ${input.isResolved ?? null}::bool when true then coalesce(resolved_at, ${ctx.now()}::timestamptz)
        when false then null else resolved_at end
    where id = ${id} and removed_at is null`);
  const [comment] = await commentRows(ctx.db, ctx.person, { condition: sql`c.id = ${id}`, limit: 1 });
  if (!comment) throw noSuchComment();

  return comment;
}
