import { type Sql, sql } from "./query-rows";

/**
 * What counts of each judge that was asked again about a trajectory: `trajectory_id`, `model`, `rubric`, `state`, `gate`. Of
 * several answers of one model under one rubric it is the latest; a failed try says nothing against the score that another
 * one brought.
 *
 * @param condition - over `rejudgement r`
 */
export function latestRejudgements(corpusId: number, condition: Sql = sql`true`): Sql {
  return sql`select distinct on (r.trajectory_id, r.model, r.rubric) r.trajectory_id, r.model, r.rubric, r.state, r.gate
    from rejudgement r where r.corpus_id = ${corpusId} and ${condition}
    order by r.trajectory_id, r.model, r.rubric, r.state = 'scored' desc, r.id desc`;
}
