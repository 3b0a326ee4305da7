import * as z from "zod";
import type { Comment } from "@/lib/contract/comments";
import { Span } from "@/lib/contract/label-values";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { AskingPerson } from "@/lib/services/blindness/asker";

const CommentRow = z.object({
  id: z.string(),
  person: z.string(),
  is_mine: z.boolean(),
  step: z.int().nullable(),
  span: Span.nullable(),
  body: z.string(),
  resolved_by: z.string().nullable(),
  resolved_at: z.date().nullable(),
  created_at: z.date(),
  edited_at: z.date().nullable(),
});

interface Wanted {
  /** Over `comment c`. */
  readonly condition: Sql;
  readonly limit: number;
}

/** Comments that meet a condition and were not removed, newest first. */
export async function commentRows(
  db: DbOrTransaction,
  person: AskingPerson,
  { condition, limit }: Wanted,
): Promise<Comment[]> {
  const rows = await queryRows(
    db,
    CommentRow,
    sql`select c.ext_id as id, p.name as person, c.person_id = ${person.id} as is_mine, c.step, c.span, c.body,
          r.name as resolved_by, c.resolved_at, c.created_at, c.edited_at
        from comment c
        join person p on p.id = c.person_id
        left join person r on r.id = c.resolved_by_id
        where ${condition} and c.removed_at is null
        order by c.id desc limit ${limit}::int`,
  );

  return rows.map(({ is_mine, resolved_by, resolved_at, created_at, edited_at, ...row }) => ({
    ...row,
    isMine: is_mine,
    resolvedBy: resolved_by,
    resolvedAt: resolved_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
  }));
}
