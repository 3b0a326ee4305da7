import { type Sql, sql } from "@/lib/db/query-rows";

/**
 * Locks a corpus until the transaction ends. Whoever changes proposals, or waits for one, locks their corpus first: a
 * change of one cluster drops and puts proposals of its neighbours, so that two would else wait for each other.
 */
export function lockCorpus(corpusId: number): Sql {
  return sql`select from corpus where id = ${corpusId}::int for no key update`;
}
