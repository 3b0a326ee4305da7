import { type Sql, sql } from "@/lib/db/query-rows";

/** By what a row `se` of the selection is alike its representative, as the pipeline asks it: by calls before thoughts. */
export const alikeBy: Sql = sql`case when se.representative_id is null then null
  when own.calls_hash = first.calls_hash then 'calls' else 'thoughts' end`;
export const alikeJoin: Sql = sql`left join likeness own on own.corpus_id = se.corpus_id and own.trajectory_id = se.trajectory_id
  left join likeness first on first.corpus_id = se.corpus_id and first.trajectory_id = se.representative_id`;
