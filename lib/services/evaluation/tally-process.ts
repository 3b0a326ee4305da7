import * as z from "zod";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { PROCESS_METRIC_NAMES, type ProcessMetric } from "@/lib/query/process-metrics";
import type { Asker } from "@/lib/services/blindness/asker";
import { CLUSTER, WITH_CLUSTER } from "./cluster-of-problem";
import type { RolloutScope } from "./rollout-cells";

interface Measure {
  /** Null where it is not known. */
  readonly value: Sql;
  /** Of all who know it, its sum shows it: the value is 0 or 1. */
  readonly isFlag?: true;
  /** What a trajectory counts; by default 1. */
  readonly weight?: Sql;
  /** Shows it; by default where its value is above 0. */
  readonly isShown?: Sql;
}

const flag = (condition: Sql): Measure => ({ value: sql`(${condition})::int`, isFlag: true });

/** Over a matching row `r`, its `process_metric m` and `signal g`. What is shown is what the metric's filter text lists. */
const MEASURES: Readonly<Record<ProcessMetric, Measure>> = {
  unseen: flag(sql`m.unseen_ids > 0`),
  recommends_unseen: flag(sql`m.ungrounded = 'unseen'`),
  recommends_unviewed: flag(sql`m.ungrounded = 'unviewed'`),
  verified: flag(sql`m.verified`),
  repeated: flag(sql`m.repeated > 0`),
  empty: { value: sql`m.empty_results`, weight: sql`m.searches` },
  recovered: flag(sql`m.recovered`),
  ignored: flag(sql`m.ignored_filters > 0`),
  reformulations: { value: sql`g.reformulations` },
  page_depth: { value: sql`m.page_depth`, isShown: sql`m.page_depth > 1` },
  voucher_right: flag(sql`m.voucher_claim = 'right'`),
  voucher_wrong: flag(sql`m.voucher_claim = 'wrong'`),
  protocol: flag(sql`m.protocol <> 'kept'`),
  phantoms: { value: sql`case when m.unclaimed is not null then (r.phantoms > 0)::int end`, isFlag: true },
  unclaimed: flag(sql`m.unclaimed > 0`),
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
/** The rollouts of one problem in one run, or in all; numbers in the order of PROCESS_METRIC_NAMES. */
export type TallyRow = z.infer<typeof TallyRow>;

/**
 * Sums of every metric by run and problem, with the problem's cluster, in one scan.
 *
 * @param runs - by internal key; absent: of all runs together, which have as many rows as there are problems
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
  // The same sum in two lists is made once.
  const known = ({ value }: Measure): Sql => sql`count(${value})`;
  const sum = ({ value }: Measure): Sql => sql`coalesce(sum(${value}), 0)`;
  const weight = (measure: Measure): Sql =>
    measure.weight
      ? sql`coalesce(sum(${measure.weight}) filter (where ${measure.value} is not null), 0)`
      : known(measure);
  const shown = (measure: Measure): Sql =>
    measure.isFlag ? sum(measure) : sql`count(*) filter (where ${measure.isShown ?? sql`${measure.value} > 0`})`;

  return queryRows(
    db,
    TallyRow,
    sql`select c.run_id, ${CLUSTER} as cluster, c.rollouts, c.measured, c.known, c.weight, c.sum, c.shown
        from (
          select ${run} as run_id, r.problem_id, count(*)::int as rollouts, count(m.trajectory_id)::int as measured,
            ${each(known)} as known, ${each(weight)} as weight, ${each(sum)} as sum, ${each(shown)} as shown
          from (select t.id, t.run_id, t.problem_id, t.phantoms ${rows} and ${ofRuns}) r
          left join process_metric m on m.corpus_id = ${corpusId} and m.trajectory_id = r.id
          left join signal g on g.corpus_id = ${corpusId} and g.trajectory_id = r.id
          group by 1, 2) c
        join problem p on p.id = c.problem_id ${WITH_CLUSTER}`,
  );
}
