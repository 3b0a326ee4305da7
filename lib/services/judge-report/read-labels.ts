import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { GATE_FAULTS } from "@/lib/domain/gate-cause";
import { GATES } from "@/lib/domain/judgement";
import { horizonBinSql } from "./horizon-bins";
import { type ReportScope, WEEK } from "./report-scope";

const LabelRow = z.object({
  problem: z.string(),
  human: z.literal(GATES),
  /** Null where the judge has none. */
  judge: z.literal(GATES).nullable(),
  isBlind: z.boolean(),
  /** A lead settled the gate that counts. */
  isSettled: z.boolean(),
  fault: z.enum(GATE_FAULTS).nullable(),
  model: z.string().nullable(),
  rubric: z.string().nullable(),
  bucket: z.string().nullable(),
  run: z.int(),
  week: z.string().nullable(),
  horizon: z.int().nullable(),
  count: z.int(),
});
/** Labels of people that are alike in all that a report asks about. */
export type LabelRow = z.infer<typeof LabelRow>;

/**
 * People's gates of a report's rows. About blind labels it is what was said blind, where anything was; about all labels the
 * gate that counts, which may have been given later in sight of the judge.
 */
export function readLabels(
  db: DbOrTransaction,
  { corpusId, rows, labels }: Pick<ReportScope, "corpusId" | "rows" | "labels">,
): Promise<LabelRow[]> {
  const isSaidBlind = sql`(${labels === "blind"} and g.blind_gate is not null)`;

  return queryRows(
    db,
    LabelRow,
    sql`select w.problem, w.judge, w.human, w."isBlind", w."isSettled", w.fault, w.model, w.rubric, w.bucket, w.run, w.week::text as week, w.horizon,
          count(*)::int as count
        from (select m.*, case when ${isSaidBlind} then g.blind_gate else g.gate end::int as human,
            g.blind_gate is not null as "isBlind", g.source = 'adjudicated' as "isSettled", case when ${isSaidBlind} then g.blind_fault else g.fault end as fault
          from (select t.id, t.problem_id::text as problem, t.gate::int as judge, t.judge_model as model, t.judge_rubric as rubric,
              t.bucket, t.run_id as run, ${WEEK} as week, ${horizonBinSql} as horizon ${rows}) m
          join gate_label g on g.corpus_id = ${corpusId} and g.trajectory_id = m.id and g.gate is not null) w
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
        -- What is resampled is drawn by place: without a total order the same labels get other intervals from time to time.
        order by w.problem::bigint, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`,
  );
}
