import { type Sql, sql } from "@/lib/db/query-rows";
import type { PriorityRule } from "@/lib/domain/queue";

/**
 * The rank of a row of `trajectory t`, joined to `filter_version fv` and left joined to `signal g`, under a priority
 * rule: lower comes first.
 *
 * - oldest: by the time of import
 * - uncertain: verdicts that ask for review first, then the nearest to a threshold of richness; of equals the one with
 *   the larger share of calls of unknown origin
 * - disagreement: how far the judge's gate lies from what the verdict would make one expect, the farthest first; rows
 *   without a score come last
 * - random: 48 bits of a hash of the seed and the public id, so that a seed gives the same order in every database
 */
export function itemRank(rule: PriorityRule, seed: number): Sql {
  switch (rule) {
    case "oldest":
      return sql`extract(epoch from t.imported_at)::float8`;
    case "uncertain":
      return sql`(case t.verdict when 'review' then 0 else 10 end
        + coalesce(least(abs(t.richness - (fv.thresholds->>'agenticShare')::float8),
            abs(t.richness - (fv.thresholds->>'subTaskShare')::float8)), 2)
        - 1e-6 * coalesce(g.by_unknown::float8 / nullif(t.dispatches, 0), 0))::float8`;
    case "disagreement":
      return sql`(case when t.judge_state <> 'scored' or t.gate is null then 10
        when t.verdict = 'agentic' then t.gate - 5
        when t.verdict = 'sub_task' then 1 - t.gate
        else 1 end)::float8`;
    case "random":
      return sql`('x' || left(md5(${seed}::int || ':' || t.ext_id), 12))::bit(48)::bigint::float8`;
  }
}
