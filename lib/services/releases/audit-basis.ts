import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { POOLS_BASIS } from "@/lib/services/splits/audit-basis";
import { approvedAnswersSql } from "@/lib/services/splits/shipped-answers";

const BasisRow = z.object({ basis: z.string() });

/**
 * What an audit of a release is made of beside its members, which are frozen with their approvals: also what is approved by
 * now, as it counts of the pools that rows are held against.
 */
export async function auditBasis(
  db: DbOrTransaction,
  { corpusId, splitId }: { readonly corpusId: number; readonly splitId: number },
): Promise<string> {
  const [row] = await queryRows(
    db,
    BasisRow,
    sql`select concat_ws(' ', ${POOLS_BASIS}, ${approvedAnswersSql(sql`c.id`)}) as basis from corpus c join split s on s.id = ${splitId} where c.id = ${corpusId}`,
  );

  return row?.basis ?? "";
}
