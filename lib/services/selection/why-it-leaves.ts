import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { StructureLabel } from "@/lib/domain/label";
import type { OutcomeLevel } from "@/lib/domain/outcome";
import type { Leaving } from "@/lib/domain/pipeline";
import { REJECT_TEXT, type Verdict } from "@/lib/domain/verdict";
import { unpackRejects } from "@/lib/filter/reject-bits";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";

interface Left {
  readonly stage: Leaving;
  readonly rank: number;
  readonly similarity: number | null;
  readonly verdict: Verdict;
  readonly label: StructureLabel | null;
  readonly rejects: number;
  readonly judgeScore: number | null;
  readonly outcome: OutcomeLevel;
}

interface Group {
  /** Members with the representative; 0 where it is alike no other. */
  readonly size: number;
  /** Run of the one that represents it; absent for that one itself. */
  readonly firstRun: string | undefined;
}

const VERDICT_WORD = {
  agentic: "agentic",
  sub_task: "sub-task",
  review: "for review",
  insufficient_evidence: "without sufficient evidence",
} as const satisfies Record<Verdict, string>;

const LABEL_WORD = { agentic: "agentic", sub_task: "sub-task", reject: "a reject" } as const satisfies Record<
  StructureLabel,
  string
>;

/** In one sentence for people: which rule, which group, which rank. */
export function whyItLeaves(left: Left, thresholds: FilterThresholds, group: Group): string {
  switch (left.stage) {
    case "winners":
      return left.outcome === "unscored"
        ? "It is no winner: its outcome is not scored."
        : "It is no winner: the outcome is not a success.";
    case "coefficient":
      return belowGate(left, thresholds);
    case "format":
      return `It breaks a format rule: ${unpackRejects(left.rejects)
        .map((code) => `${code}, ${REJECT_TEXT[code].charAt(0).toLowerCase()}${REJECT_TEXT[code].slice(1)}`)
        .join("; ")}.`;
    case "duplicate":
      return `${alike(left, thresholds)}, and ${ranksBehind(left, thresholds, group)}.`;
    case "structure":
      return left.label === null
        ? `The filter calls it ${VERDICT_WORD[left.verdict]}, not agentic.`
        : `People call it ${LABEL_WORD[left.label]}, which stands above the filter's verdict.`;
    case "problem_cap":
      return `Its rank of ${rounded(left.rank)} is not among the best ${thresholds.capPerProblem ?? 0} of its problem.`;
    case "miner_cap":
      return `Its rank of ${rounded(left.rank)} is not among the best ${thresholds.capPerMiner ?? 0} of its miner.`;
    case "kept":
      return keptBecause(left, group);
  }
}

function belowGate({ judgeScore }: Left, { coefficientGate }: FilterThresholds): string {
  const gate = coefficientGate === null ? "" : ` of ${rounded(coefficientGate)}`;
  if (judgeScore === null) return `The judge gave no score, so it does not pass the coefficient gate${gate}.`;

  return `Its derived coefficient of ${rounded(derivedTrajectoryCoefficient(judgeScore))} is below the gate${gate}.`;
}

function alike({ similarity }: Left, { dedup }: FilterThresholds): string {
  if (dedup.measure === "calls" || similarity === null) return "It makes the same calls as another one";
  if (similarity === 1) return "Its calls or its thoughts are those of another one";

  return `Its thoughts are ${Math.round(similarity * 100)} % those of another one`;
}

function ranksBehind({ rank }: Left, { dedup }: FilterThresholds, { size, firstRun }: Group): string {
  const first = firstRun === undefined ? "" : `, first the one of “${firstRun}”`;
  const place = dedup.keep === 1 ? "only the best is kept" : `only the best ${dedup.keep} are kept`;

  return `of the ${size} in its group ${place}${first}; its rank is ${rounded(rank)}`;
}

function keptBecause({ rank }: Left, { size, firstRun }: Group): string {
  if (size === 0) return `It passes every stage and is alike no other; its rank is ${rounded(rank)}.`;
  if (firstRun === undefined)
    return `It ranks first of the ${size} that are alike, with ${rounded(rank)}, and is kept.`;

  return `It is one of those that are kept of the ${size} that are alike; its rank is ${rounded(rank)}.`;
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}
