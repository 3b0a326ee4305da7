import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import type { PipelineStage } from "@/lib/domain/pipeline";

const Row = z.object({
  id: z.uuid(),
  problem: z.int(),
  miner: z.string().nullable(),
  agent: z.string().nullable(),
  bucket: z.string().nullable(),
  outcome: z.string(),
  score: z.number().nullable(),
  richness: z.number().nullable(),
  label: z.enum(STRUCTURE_LABELS).nullable(),
  blind: z.enum(STRUCTURE_LABELS).nullable(),
  approved: z.boolean(),
  calls: z.string().nullable(),
  own: z.int(),
  unknown: z.int(),
  total: z.int(),
  has_log: z.boolean(),
  asks_for_nothing: z.boolean(),
  sends_no_nonce: z.boolean(),
  tokens: z.int(),
  rejects: z.int(),
  rank: z.number(),
});
export type PlainRow = z.infer<typeof Row>;

/** Every trajectory of a corpus as the tests compute it again: by SQL and plain loops, with nothing of the filter lab. */
export function plainRows(db: Db, corpusId: number): Promise<PlainRow[]> {
  return queryRows(
    db,
    Row,
    sql`select t.ext_id as id, t.problem_id as problem, a.miner_hotkey as miner, a.name as agent, t.bucket, t.outcome,
          t.judge_score::float8 as score, t.richness::float8 as richness, v.label,
          case when v.label is not null then v.blind_label end as blind, coalesce(v.approved, false) as approved, l.calls_hash::text as calls,
          s.by_model + s.by_macro as own, s.by_unknown as unknown, s.by_model + s.by_macro + s.by_code + s.by_unknown as total,
          s.has_log, s.asks_for_nothing, s.sends_no_nonce, s.tokens, s.rejects,
          (least(s.depth / 10.0, 1) + least(s.reformulations / 5.0, 1) + s.verification::int + s.regularity)::float8 as rank
        from trajectory t join signal s on s.corpus_id = t.corpus_id and s.trajectory_id = t.id
        join run r on r.id = t.run_id left join agent a on a.id = r.agent_id
        left join review v on v.corpus_id = t.corpus_id and v.trajectory_id = t.id
        left join likeness l on l.corpus_id = t.corpus_id and l.trajectory_id = t.id
        where t.corpus_id = ${corpusId} order by t.body_sha`,
  );
}

/** The verdict by the rules of domain 5, in order. */
export function plainVerdict(row: PlainRow, of: FilterThresholds): string {
  if (!row.has_log || row.total === 0 || row.unknown / row.total > of.unknownShare) return "insufficient_evidence";
  if (row.own === 0 && row.asks_for_nothing) return "sub_task";
  const share = row.own / row.total;
  if (share > of.subTaskShare && row.sends_no_nonce) return "review";
  if (share >= of.agenticShare) return "agentic";
  return share <= of.subTaskShare ? "sub_task" : "review";
}

/** What the filter answers: a reject that is switched on comes before the verdict. */
export function plainAnswer(row: PlainRow, of: FilterThresholds): string {
  const { R1, R2, R3, R4, R5 } = of.rejects;
  const on = [R1, R2, R3, false, R5].map((isOn, at) => isOn && ((row.rejects >> at) & 1) === 1);

  return on.includes(true) || (R4 && row.tokens > of.tokenBudget) ? "reject" : plainVerdict(row, of);
}

/** The same behind the coefficient gate, which lets go what is called agentic and lies below it. */
export function plainLabAnswer(row: PlainRow, of: FilterThresholds): string {
  const answer = plainAnswer(row, of);

  return answer === "agentic" && !passesGate(row, of) ? "below_gate" : answer;
}

function passesGate({ score }: PlainRow, { coefficientGate: gate }: FilterThresholds): boolean {
  return gate === null || (score !== null && plainCoefficient(score) >= gate);
}

/** The coefficient of one trajectory alone: 0.3 and 0.875 a point of the score, at most 1. */
function plainCoefficient(score: number): number {
  return Math.min(1, Math.round((0.3 + 0.875 * score) * 10_000) / 10_000);
}

/** What comes as far as each stage, one after the other over plain lists. Likeness by calls only. */
export function plainStages(
  rows: readonly PlainRow[],
  of: FilterThresholds,
): Readonly<Record<PipelineStage, readonly PlainRow[]>> {
  const winners = rows.filter(({ outcome }) => outcome === "success");
  const coefficient = winners.filter((row) => passesGate(row, of));
  const format = coefficient.filter((row) => plainAnswer(row, of) !== "reject");
  const isAgentic = (row: PlainRow): boolean => (row.label ?? plainVerdict(row, of)) === "agentic";
  // Rows come in the order of their content, and a stable sort leaves those so that are equal and both agentic or neither.
  const ranked = format.toSorted(
    (one, other) =>
      Math.fround(other.rank) - Math.fround(one.rank) || Number(isAgentic(other)) - Number(isAgentic(one)),
  );
  const dedup =
    of.dedup.measure === "off"
      ? ranked
      : firstOf(ranked, of.dedup.keep, ({ calls, problem }) => calls && `${problem} ${calls}`);
  const structure = dedup.filter(isAgentic);
  const ofProblem = firstOf(structure, of.capPerProblem, ({ problem }) => String(problem));
  const caps = firstOf(ofProblem, of.capPerMiner, ({ miner }) => miner);

  return { extracted: rows, winners, normalised: winners, coefficient, format, dedup, structure, caps };
}

/** Public ids of those that are kept. */
export function plainKept(rows: readonly PlainRow[], of: FilterThresholds): ReadonlySet<string> {
  return new Set(plainStages(rows, of).caps.map(({ id }) => id));
}

/** Of each cap that is set: how many problems or miners there are at it, how many have as many rows, and what it leaves out. */
export function plainCaps(rows: readonly PlainRow[], of: FilterThresholds) {
  const { structure } = plainStages(rows, of);
  const problemOf = ({ problem }: PlainRow) => String(problem);
  const left = firstOf(structure, of.capPerProblem, problemOf);

  return [
    ...plainCap("problem", structure, of.capPerProblem, problemOf),
    ...plainCap("miner", left, of.capPerMiner, ({ miner }) => miner),
  ];
}

function plainCap(
  by: "problem" | "miner",
  rows: readonly PlainRow[],
  cap: number | null,
  groupOf: (row: PlainRow) => string | null,
) {
  if (cap === null) return [];
  const names = [...new Set(rows.map(groupOf))].filter((name) => name !== null);
  const sizes = names.map((name) => rows.filter((row) => groupOf(row) === name).length);
  const leftOut = sizes.map((size) => Math.max(0, size - cap)).reduce((sum, one) => sum + one, 0);

  return [{ by, cap, groups: names.length, reached: sizes.filter((size) => size >= cap).length, leftOut }];
}

/** The first so many of each group; a row of no group stays. */
function firstOf(
  rows: readonly PlainRow[],
  most: number | null,
  groupOf: (row: PlainRow) => string | null,
): readonly PlainRow[] {
  const seen = new Map<string, number>();

  return rows.filter((row) => {
    const group = groupOf(row);
    if (most === null || group === null) return true;
    const count = (seen.get(group) ?? 0) + 1;
    seen.set(group, count);

    return count <= most;
  });
}
