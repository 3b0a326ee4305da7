import { type Sql, sql } from "./query-rows";

/**
 * A subquery: the key of the trajectory that came last, null in an empty corpus. It is one look at the end of an index.
 * Whether any has a key above a stored one, asked by EXISTS, reads the whole partition where none has: the planner does
 * not know the stored key and expects a third of the rows to lie behind it.
 *
 * @param corpusId - an expression
 */
export function lastTrajectory(corpusId: Sql): Sql {
  return sql`select max(lt.id) from trajectory lt where lt.corpus_id = ${corpusId}`;
}
