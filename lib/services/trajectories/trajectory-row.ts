import * as z from "zod";
import { TrajectoryRow } from "@/lib/contract/trajectories";
import { queryRows, sql } from "@/lib/db/query-rows";
import { AXES, type Axis, type AxisResult } from "@/lib/domain/outcome";
import { REJECT_CODES, type RejectCode } from "@/lib/domain/verdict";
import type { Asker } from "@/lib/services/blindness/asker";

const Shape = TrajectoryRow.shape;
const Row = z.object({
  key: z.bigint(),
  id: Shape.id,
  problem_id: z.string(),
  query: z.string(),
  bucket: Shape.bucket,
  run: Shape.run,
  rollout: Shape.rollout,
  agent: Shape.agent,
  format: Shape.format,
  status: Shape.status,
  verdict: Shape.verdict,
  rule_name: Shape.rule,
  filter_version: Shape.filterVersion,
  richness: Shape.richness,
  rejects: z.int(),
  judge_state: Shape.judge.shape.state,
  gate: z.int().nullable(),
  judge_score: z.number().nullable(),
  outcome: Shape.outcome,
  outcome_by: Shape.outcomeBy,
  axes: z.int(),
  tokens: z.int(),
  steps: z.int(),
  dispatches: z.int(),
  unseen_ids: z.int().nullable(),
  label: Shape.label,
  label_source: Shape.labelSource,
  labelled_by: Shape.labelledBy,
  is_label_mine: Shape.isLabelMine,
  approved: z.boolean(),
  version: z.int(),
  imported_at: z.date(),
});

/** Rows of the table by their keys, in the order of the keys, as the person who asks sees them. */
export async function trajectoryRows(
  { db, person }: Asker,
  corpusId: number,
  keys: readonly string[],
): Promise<TrajectoryRow[]> {
  if (keys.length === 0) return [];

  const rows = await queryRows(
    db,
    Row,
    sql`select t.id as key, t.ext_id as id, p.ext_id as problem_id, left(p.query, 300) as query, t.bucket, ru.name as run, t.rollout, ag.name as agent,
          t.format, t.status, t.verdict, t.rule_name, fv.name as filter_version, t.richness, t.rejects, t.judge_state, t.gate, t.judge_score,
          t.outcome, t.outcome_by, t.axes, t.tokens, t.steps, t.dispatches, t.unseen_ids, v.label, v.label_source,
          pe.name as labelled_by, coalesce(v.label is not null and v.person_id = ${person.id}, false) as is_label_mine,
          coalesce(v.approved, false) as approved, coalesce(v.version, 0) as version, t.imported_at
        from trajectory t
        join problem p on p.id = t.problem_id
        join run ru on ru.id = t.run_id
        join filter_version fv on fv.id = t.filter_version_id
        left join agent ag on ag.id = ru.agent_id
        left join review v on v.corpus_id = ${corpusId} and v.trajectory_id = t.id
        left join person pe on pe.id = v.person_id
        where t.corpus_id = ${corpusId} and t.id = any(${[...keys]}::bigint[])`,
  );
  const byKey = new Map(rows.map((row) => [String(row.key), toRow(row)]));

  return keys.flatMap((key) => byKey.get(key) ?? []);
}

function toRow(row: z.infer<typeof Row>): TrajectoryRow {
  return {
    id: row.id,
    problem: { id: row.problem_id, query: row.query },
    bucket: row.bucket,
    run: row.run,
    rollout: row.rollout,
    agent: row.agent,
    format: row.format,
    status: row.status,
    verdict: row.verdict,
    rule: row.rule_name,
    filterVersion: row.filter_version,
    richness: row.richness,
    rejects: rejectsOf(row.rejects),
    judge: { state: row.judge_state, gate: row.gate, score: row.judge_score },
    outcome: row.outcome,
    outcomeBy: row.outcome_by,
    axes: axesOf(row.axes),
    tokens: row.tokens,
    steps: row.steps,
    dispatches: row.dispatches,
    unseenIds: row.unseen_ids,
    label: row.label,
    labelSource: row.label_source,
    labelledBy: row.label === null ? null : row.labelled_by,
    isLabelMine: row.is_label_mine,
    approved: row.approved,
    version: row.version,
    importedAt: row.imported_at.toISOString(),
  };
}

/** Reject codes of the stored bits: bit n-1 is Rn. */
export function rejectsOf(bits: number): RejectCode[] {
  return REJECT_CODES.filter((_, index) => (bits & (1 << index)) !== 0);
}

/** Axis results of the stored bits: two bits an axis, 0 unknown, 1 pass, 2 fail, 3 n/a. */
export function axesOf(bits: number): Partial<Record<Axis, AxisResult>> {
  const results = [undefined, "pass", "fail", "n/a"] as const;
  const axes: Partial<Record<Axis, AxisResult>> = {};
  for (const [index, axis] of AXES.entries()) {
    const result = results[(bits >> (2 * index)) & 3];
    if (result) axes[axis] = result;
  }

  return axes;
}
