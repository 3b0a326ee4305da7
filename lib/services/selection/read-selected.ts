import * as z from "zod";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { ALIKE_BY, LEAVING } from "@/lib/domain/pipeline";
import { VERDICTS } from "@/lib/domain/verdict";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { alikeBy, alikeJoin } from "./alike-by";

const SelectedRow = z.object({
  stage: z.enum(LEAVING),
  rank: z.number(),
  representativeKey: z.bigint().nullable(),
  alikeBy: z.enum(ALIKE_BY).nullable(),
  similarity: z.number().nullable(),
  thresholds: FilterThresholds,
  verdict: z.enum(VERDICTS),
  label: z.enum(STRUCTURE_LABELS).nullable(),
  rejects: z.int(),
  judgeScore: z.number().nullable(),
  outcome: z.enum(OUTCOME_LEVELS),
  depth: z.number(),
  reformulations: z.number(),
  verification: z.int(),
  regularity: z.number(),
});

export type Selected = Omit<z.infer<typeof SelectedRow>, "depth" | "reformulations" | "verification" | "regularity"> & {
  readonly signals: Readonly<Record<"depth" | "reformulations" | "verification" | "regularity", number>>;
};

/**
 * Where the pipeline let one trajectory go, with what that was decided from; undefined before it came to it, and while the
 * selection is of no version.
 */
export async function readSelected(db: DbOrTransaction, key: TrajectoryKey): Promise<Selected | undefined> {
  const [row] = await queryRows(
    db,
    SelectedRow,
    sql`select se.stage, se.rank::float8 as rank, se.representative_id as "representativeKey",
          ${alikeBy} as "alikeBy", se.similarity::float8 as similarity, fv.thresholds, t.verdict, v.label, t.rejects,
          t.judge_score::float8 as "judgeScore", t.outcome, coalesce(s.depth, 0)::float8 as depth,
          coalesce(s.reformulations, 0)::float8 as reformulations,
          case when s.verification then 1 else 0 end as verification, coalesce(s.regularity, 0)::float8 as regularity
        from selection se
        join trajectory t on t.corpus_id = se.corpus_id and t.id = se.trajectory_id
        join corpus c on c.id = se.corpus_id
        join filter_version fv on fv.id = c.selected_version_id
        ${alikeJoin}
        left join review v on v.corpus_id = se.corpus_id and v.trajectory_id = se.trajectory_id
        left join signal s on s.corpus_id = se.corpus_id and s.trajectory_id = se.trajectory_id
        where se.corpus_id = ${key.corpusId} and se.trajectory_id = ${key.id}`,
  );
  if (!row) return undefined;

  const { depth, reformulations, verification, regularity, ...selected } = row;
  return { ...selected, signals: { depth, reformulations, verification, regularity } };
}
