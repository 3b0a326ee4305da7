import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const BasisRow = z.object({ basis: z.string() });

/** What an audit of a release was made of, as a text: another one means that the audit may be another one. */
export async function auditBasis(
  db: DbOrTransaction,
  { corpusId, splitId }: { readonly corpusId: number; readonly splitId: number },
): Promise<string> {
  const [row] = await queryRows(
    db,
    BasisRow,
    sql`select concat_ws(' ', s.version, c.clusters_wanted, c.clusters_made, c.clustered_at, c.measured_to, c.measure_version,
          (select string_agg(ps.id::text, ',' order by ps.id) from protected_set ps
            where ps.corpus_id = c.id and ps.removed_at is null)) as basis
        from corpus c join split s on s.id = ${splitId} where c.id = ${corpusId}`,
  );

  return row?.basis ?? "";
}
