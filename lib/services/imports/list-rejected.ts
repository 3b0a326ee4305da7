import * as z from "zod";
import type { RejectedPage, RejectedQuery } from "@/lib/contract/imports";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { findImportId } from "./find-import-id";
import { alikeCounts } from "./rejected-figures";
import { NOTE_COLUMNS, noteColumns, noteJoin, toNote } from "./set-aside-note";
import { requireOpenRows } from "./sighted-rows";

const EXCERPT_CHARS = 2_000;
/** A character of UTF-8 takes at most four bytes. */
const EXCERPT_BYTES = EXCERPT_CHARS * 4;
const PAGE = 100;

const Row = z.object({
  id: z.uuid(),
  file_name: z.string(),
  line: z.int(),
  reason: z.string(),
  head: z.instanceof(Uint8Array),
  bytes: z.number(),
  kept_bytes: z.int(),
  resolved: z.boolean(),
  alike: z.int(),
  ...NOTE_COLUMNS,
});

/**
 * Rejected rows of an import in file order, those that are set aside or all others, a page behind `cursor`.
 *
 * @throws ServiceError FORBIDDEN also while the person reviews anything of the corpus blind, NOT_FOUND
 */
export async function listRejected(
  ctx: Pick<Context, "db" | "person">,
  input: Partial<RejectedQuery> & { readonly id: string },
): Promise<RejectedPage> {
  requirePermission(ctx, "read_reward");
  const importId = await findImportId(ctx.db, input.id);
  await requireOpenRows(ctx, importId);
  const isOfPart = input.part === "set-aside" ? sql`r.set_aside_id is not null` : sql`r.set_aside_id is null`;
  const { cursor } = input;
  const behind =
    cursor === undefined
      ? sql`true`
      : sql`r.id > (select c.id from rejected_row c where c.ext_id = ${cursor}::uuid and c.import_id = ${importId})`;
  const rows = await queryRows(
    ctx.db,
    Row,
    // Inlined, it would be counted anew for each row of the page.
    sql`with alike as materialized (${alikeCounts(importId, isOfPart)})
        select r.ext_id as id, r.file_name, r.line, r.reason, substring(r.raw from 1 for ${EXCERPT_BYTES}) as head,
          length(r.raw) as kept_bytes, coalesce(r.whole_bytes, length(r.raw))::float8 as bytes, r.resolved,
          coalesce(a.count, 0) as alike, ${noteColumns}
        from rejected_row r left join alike a on a.reason_hash = r.reason_hash ${noteJoin}
        where r.import_id = ${importId} and ${isOfPart} and ${behind}
        order by r.id limit ${PAGE + 1}`,
  );
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;

  return {
    items: shown.map((row) => {
      const { id, file_name, line, reason, head, bytes, kept_bytes, resolved, alike } = row;
      const place = { id, file: file_name, line, reason, excerpt: excerptOf(head), bytes, keptBytes: kept_bytes };

      return { ...place, resolved, setAside: toNote(row), alike };
    }),
    nextCursor: last?.id ?? null,
  };
}

/** The beginning as text; bytes that are no UTF-8 show as U+FFFD. */
function excerptOf(head: Uint8Array): string {
  return new TextDecoder().decode(head, { stream: true }).slice(0, EXCERPT_CHARS);
}
