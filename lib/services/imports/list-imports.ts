import * as z from "zod";
import type { ImportList, ImportQuery } from "@/lib/contract/imports";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { corpusBeingRemoved } from "@/lib/services/corpora/being-removed";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { unknownCursor } from "@/lib/services/unknown-cursor";
import { readImports } from "./import-rows";

/** As many as a page shows: an import is a piece of work, not a row. */
const SHOWN = 100;

const OF_ANY = sql`not ${corpusBeingRemoved(sql`i.corpus_id`)}`;

const WholeRow = z.object({ total: z.int(), has_cursor: z.boolean() });

/**
 * Imports into one corpus or into all, newest first, with their files and jobs, a page behind `cursor`.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a cursor that is none
 */
export async function listImports(
  ctx: Pick<Context, "db" | "person">,
  { corpus, cursor, limit = SHOWN }: ImportQuery = {},
): Promise<ImportList> {
  requirePermission(ctx, "read");
  const after = cursor ?? null;
  const listed = corpus === undefined ? OF_ANY : sql`i.corpus_id = ${(await getCorpusKey(ctx.db, corpus)).id}`;

  const rows = await readImports(
    ctx,
    sql`${listed} and (${after}::uuid is null
      or (i.created_at, i.id) < (select o.created_at, o.id from import o where o.ext_id = ${after}::uuid))`,
    limit + 1,
  );
  const [whole] = await queryRows(
    ctx.db,
    WholeRow,
    sql`select count(*)::int as total, coalesce(bool_or(i.ext_id = ${after}::uuid), false) as has_cursor
        from import i where ${listed}`,
  );
  if (cursor !== undefined && whole?.has_cursor !== true) throw unknownCursor();
  const items = rows.slice(0, limit);

  return {
    items,
    total: whole?.total ?? 0,
    nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
  };
}
