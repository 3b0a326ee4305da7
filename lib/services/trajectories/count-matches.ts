import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";

/** Above this the table says "10,000+". */
export const COUNT_CAP = 10_000;

const CountRow = z.object({ count: z.int() });

/** Exactly how many rows of a corpus match. */
export async function countAll(db: DbOrTransaction, corpusId: number, where: Sql): Promise<number> {
  const [row] = await queryRows(db, CountRow, sql`select count(*)::int as count ${matches(corpusId, where)}`);

  return row?.count ?? 0;
}

/**
 * FROM and WHERE of the rows that match: `trajectory t`, the label and the approval in `review v` where there is one (most
 * rows have neither, and a join of two long tables does not fit into working memory), and what else is joined.
 */
export function matches(corpusId: number, where: Sql, joined: Sql = sql``): Sql {
  return sql`from trajectory t left join review v on v.corpus_id = ${corpusId} and v.trajectory_id = t.id
      and (v.label is not null or v.approved) ${joined}
    where t.corpus_id = ${corpusId} and ${where}`;
}
