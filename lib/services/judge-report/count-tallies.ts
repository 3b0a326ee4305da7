import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { ClusterTally } from "@/lib/stats/cluster-ratio";
import { type ReportScope, WEEK } from "./report-scope";

const TallyRow = z.object({ key: z.string().nullable(), count: z.int(), sum: z.int(), problems: z.int() });

/** A sum over things, such as gates over judgements, and in how many problems it is the same: few rows for many. */
export type TallyRow = z.infer<typeof TallyRow>;

/** Gates by week: how many of a problem, and their sum. */
export function tallyGates(db: Db, { rows }: Pick<ReportScope, "rows">): Promise<TallyRow[]> {
  return queryRows(
    db,
    TallyRow,
    sql`select key, count, sum, count(*)::int as problems
        from (select m.week::text as key, count(*)::int as count, sum(m.gate)::int as sum
          from (select ${WEEK} as week, t.problem_id, t.gate ${rows}) m
          where m.gate is not null and m.week is not null group by m.week, m.problem_id) p
        group by key, count, sum`,
  );
}

/**
 * Quotes by judge model, whose name is in small letters: how many in the explanations of a problem, and those that the
 * trajectory does not hold. Spellings are merged within each problem (the cluster of the interval), after counting, when
 * few rows are left.
 */
export function tallyQuotes(db: Db, { rows }: Pick<ReportScope, "rows">): Promise<TallyRow[]> {
  return queryRows(
    db,
    TallyRow,
    sql`select key, count, sum, count(*)::int as problems
        from (select lower(s.model) as key, sum(s.quotes)::int as count, sum(s.unresolved)::int as sum
          from (select m.model, m.problem_id, sum(m.quotes) as quotes, sum(m.unresolved) as unresolved
            from (select t.judge_model as model, t.problem_id, t.judge_quotes as quotes, t.unresolved_quotes as unresolved ${rows}) m
            where m.quotes > 0 group by m.model, m.problem_id) s
          group by lower(s.model), s.problem_id) p
        group by key, count, sum`,
  );
}

/** One tally for each problem again. */
export function spreadTallies(rows: readonly TallyRow[]): ClusterTally[] {
  return rows.flatMap(({ count, sum, problems }) => Array.from({ length: problems }, () => ({ count, sum })));
}
