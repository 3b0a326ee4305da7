import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { approvedAnswersSql } from "./shipped-answers";

/**
 * Pools, clusters, products and protected sets that an audit is made of, of `split s` and `corpus c`, as a text: another
 * one means that the audit may be another one.
 */
export const POOLS_BASIS = sql`concat_ws(' ', s.version, c.clusters_wanted, c.clusters_made, c.clustered_at,
  c.measured_to, c.measure_version, (select string_agg(ps.id::text, ',' order by ps.id) from protected_set ps
    where ps.corpus_id = c.id and ps.removed_at is null))`;

/** Of the way audits are made: a report that was made in another way is made anew. */
const AUDIT_VERSION = 3;

const BasisRow = z.object({ basis: z.string() });

/** What an audit of a split as a whole is made of: also what is approved, which it would ship. */
export async function splitBasis(db: DbOrTransaction, extId: string): Promise<string> {
  const [row] = await queryRows(
    db,
    BasisRow,
    sql`select concat_ws(' ', ${AUDIT_VERSION}::int, ${POOLS_BASIS}, ${approvedAnswersSql(sql`c.id`)}) as basis
        from split s join corpus c on c.id = s.corpus_id where s.ext_id = ${extId}::uuid`,
  );

  return row?.basis ?? "";
}
