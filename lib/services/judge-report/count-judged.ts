import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { JUDGEMENT_KINDS } from "@/lib/domain/judgement";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { VERDICTS } from "@/lib/domain/verdict";
import { horizonBinSql } from "./horizon-bins";
import { type ReportScope, WEEK } from "./report-scope";

const KINDS = ["state", "outcome", "verdict", "model", "rubric", "bucket", "run", "week", "horizon"] as const;

const CountRow = z.object({
  kind: z.enum(KINDS),
  state: z.enum(JUDGEMENT_KINDS).nullable(),
  gate: z.int().nullable(),
  outcome: z.enum(OUTCOME_LEVELS).nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  model: z.string().nullable(),
  rubric: z.string().nullable(),
  bucket: z.string().nullable(),
  run: z.int().nullable(),
  week: z.string().nullable(),
  horizon: z.int().nullable(),
  count: z.int(),
});
/** How many rows have these values; what its kind does not group by is null. */
export type CountRow = z.infer<typeof CountRow>;

/** All counts of a report in one scan of the thin rows. */
export function countJudged(db: Db, { rows }: Pick<ReportScope, "rows">): Promise<CountRow[]> {
  return queryRows(
    db,
    CountRow,
    sql`select ${KIND} as kind, m.state, m.gate, m.outcome, m.verdict, m.model, m.rubric, m.bucket, m.run, m.week::text as week, m.horizon,
          count(*)::int as count
        from (select t.judge_state as state, t.gate::int as gate, t.outcome, t.verdict, t.judge_model as model,
            t.judge_rubric as rubric, t.bucket, t.run_id as run, ${WEEK} as week,
            case when t.gate is not null then ${horizonBinSql} end as horizon ${rows}) m
        group by grouping sets ((m.state, m.gate), (m.gate, m.outcome), (m.gate, m.verdict), (m.model, m.state),
          (m.rubric, m.state), (m.bucket, m.state), (m.run, m.state), (m.week, m.gate, m.rubric), (m.horizon))`,
  );
}

const KIND: Sql = sql`case when grouping(m.week) = 0 then 'week'
  when grouping(m.outcome) = 0 then 'outcome' when grouping(m.verdict) = 0 then 'verdict'
  when grouping(m.model) = 0 then 'model' when grouping(m.rubric) = 0 then 'rubric' when grouping(m.bucket) = 0 then 'bucket'
  when grouping(m.run) = 0 then 'run' when grouping(m.horizon) = 0 then 'horizon' else 'state' end`;
