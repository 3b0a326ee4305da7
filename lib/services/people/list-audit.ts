import * as z from "zod";
import type { AuditPage, AuditQuery } from "@/lib/contract/people";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { hiddenSubjects } from "./hidden-subjects";
import { namedThings } from "./named-things";

const Row = z.object({
  id: z.string(),
  person: z.string(),
  verb: z.string(),
  subject: z.string(),
  detail: z.unknown(),
  at: z.date(),
});

/** What an entry says of what the person still reviews blind, or of what would tell of it. */
const HIDDEN_DETAIL = { hidden: "while you review it blind" };

/**
 * Who did what, newest first, a page at a time; without the detail of what the person reviews blind. With the names of
 * the people, splits, filter versions and queues that what is shown names by their ids.
 */
export async function listAudit(ctx: Context, { before, limit }: AuditQuery): Promise<AuditPage> {
  requirePermission(ctx, "manage_people");
  const rows = await queryRows(
    ctx.db,
    Row,
    sql`select a.id::text as id, coalesce(p.name, '') as person, a.verb, a.subject, a.detail, a.at
        from audit a left join person p on p.id = a.person_id
        where ${before ?? null}::text is null or a.id < ${before ?? null}::text::bigint
        order by a.id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit);
  const hidden = await hiddenSubjects(ctx, shown);
  const items = shown.map(({ at, detail, ...row }) => ({
    ...row,
    detail: hidden.has(row.subject) ? HIDDEN_DETAIL : detail,
    at: at.toISOString(),
  }));

  return {
    items,
    names: await namedThings(ctx, items),
    nextBefore: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
  };
}
