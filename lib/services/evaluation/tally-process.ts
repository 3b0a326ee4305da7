import * as z from "zod";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { PROCESS_METRIC_NAMES, type ProcessMetric } from "@/lib/query/process-metrics";
import type { Asker } from "@/lib/services/blindness/asker";
import { CLUSTER } from "./cluster-of-problem";
import type { RolloutScope } from "./rollout-cells";

interface Measure {
  /** Null where it is not known. */
  readonly value: Sql;
  /** What a trajectory counts; by default 1. */
  readonly weight?: Sql;
  /** Shows it; by default where its value is above 0. */
  readonly isShown?: Sql;
}

const one = (condition: Sql): Sql => sql`(${condition})::int`;

/** Over a matching row `r`, its `process_metric m` and `signal g`. What is shown is what the metric's filter text lists. */
const MEASURES: Readonly<Record<ProcessMetric, Measure>> = {
  unseen: { value: one(sql`m.unseen_ids > 0`) },
  recommends_unseen: { value: one(sql`m.ungrounded = 'unseen'`) },
  recommends_unviewed: { value: one(sql`m.ungrounded = 'unviewed'`) },
  verified: { value: one(sql`m.verified`) },
  repeated: { value: one(sql`m.repeated > 0`) },
  empty: { value: sql`m.empty_results`, weight: sql`m.searches` },
  recovered: { value: one(sql`m.recovered`) },
  ignored: { value: one(sql`m.ignored_filters > 0`) },
  reformulations: { value: sql`g.reformulations` },
  page_depth: { value: sql`m.page_depth`, isShown: sql`m.page_depth > 1` },
  voucher_right: { value: one(sql`m.voucher_claim = 'right'`) },
  voucher_wrong: { value: one(sql`m.voucher_claim = 'wrong'`) },
  protocol: { value: one(sql`m.protocol <> 'kept'`) },
  phantoms: { value: sql`case when m.unclaimed is not null then (r.phantoms > 0)::int end` },
  unclaimed: { value: one(sql`m.unclaimed > 0`) },
  inference_share: { value: sql`m.inference_share` },
};

const Numbers = z.array(z.number());
const TallyRow = z.object({
  /** Null where all runs are one. */
  run_id: z.int().nullable(),
  cluster: z.string(),
  rollouts: z.int(),
  measured: z.int(),
  known: Numbers,
  weight: Numbers,
  sum: Numbers,
  shown: Numbers,
});
/** The rollouts of one cluster of problems in one run, or in all; numbers in the order of PROCESS_METRIC_NAMES. */
export type TallyRow = z.infer<typeof TallyRow>;

/**
 * Sums of every metric by run and cluster of problems, in one scan.
 *
 * @param runs - by internal key; absent: of all runs together, which have as many rows as there are clusters
 */
export function tallyProcess(
  { db }: Asker,
  { corpusId, rows }: RolloutScope,
  runs: readonly number[] | undefined,
): Promise<readonly TallyRow[]> {
  const ofRuns = runs === undefined ? sql`true` : sql`t.run_id = any(${[...runs]}::int[])`;
  const run = runs === undefined ? sql`null::int` : sql`r.run_id`;
  const each = (column: (measure: Measure) => Sql): Sql =>
    sql`array[${joinSql(PROCESS_METRIC_NAMES.map((name) => column(MEASURES[name])))}]::float8[]`;
  const known = ({ value }: Measure): Sql => sql`filter (where ${value} is not null)`;

  return queryRows(
    db,
    TallyRow,
    sql`select ${run} as run_id, ${CLUSTER} as cluster,
          count(*)::int as rollouts, count(m.trajectory_id)::int as measured,
          ${each(({ value }) => sql`count(${value})`)} as known,
          ${each((measure) => sql`coalesce(sum(${measure.weight ?? sql`1`}) ${known(measure)}, 0)`)} as weight,
          ${each(({ value }) => sql`coalesce(sum(${value}), 0)`)} as sum,
          ${each(({ value, isShown }) => sql`count(*) filter (where ${isShown ?? sql`${value} > 0`})`)} as shown
        from (select t.id, t.run_id, t.problem_id, t.phantoms ${rows} and ${ofRuns}) r
        join problem p on p.id = r.problem_id
        left join process_metric m on m.corpus_id = ${corpusId} and m.trajectory_id = r.id
        left join signal g on g.corpus_id = ${corpusId} and g.trajectory_id = r.id
        group by 1, 2`,
  );
}
