import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { StructureLabel } from "@/lib/domain/label";
import type { Leaving } from "@/lib/domain/pipeline";
import { REJECT_TEXT } from "@/lib/domain/verdict";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";
import { unpackRejects } from "./reject-bits";

/** What of a trajectory decides where a version lets it go. */
export interface Leaver {
  readonly stage: Leaving;
  readonly isScored: boolean;
  readonly judgeScore: number | null;
  /** Bits of the rules that stop it. */
  readonly rejects: number;
  /** Absent where it is not told. */
  readonly rank?: number;
}

/** What those say who know more of it: of its group, and of the verdict or the label. */
export type OwnReasons = Readonly<Record<"duplicate" | "structure" | "kept", () => string>>;

/** In one sentence for people: which rule, which gate, which cap. */
export function whyItLeaves(leaver: Leaver, thresholds: FilterThresholds, own: OwnReasons): string {
  switch (leaver.stage) {
    case "winners":
      return leaver.isScored
        ? "It is no winner: the outcome is not a success."
        : "It is no winner: its outcome is not scored.";
    case "coefficient":
      return belowGate(leaver, thresholds);
    case "format":
      return `It breaks a format rule: ${rejectWords(leaver.rejects)}.`;
    case "problem_cap":
      return beyondCap(leaver, thresholds.capPerProblem, "problem");
    case "miner_cap":
      return beyondCap(leaver, thresholds.capPerMiner, "miner");
    case "duplicate":
    case "structure":
    case "kept":
      return own[leaver.stage]();
  }
}

const LABEL_WORD = { agentic: "agentic", sub_task: "sub-task", reject: "a reject" } as const satisfies Record<
  StructureLabel,
  string
>;

/** What people call it, where that decides instead of the verdict. */
export function labelWords(label: StructureLabel): string {
  return `People call it ${LABEL_WORD[label]}, which stands above the filter's verdict`;
}

/** "R2, recommend_product is not called exactly once; R4, …". */
export function rejectWords(rejects: number): string {
  return unpackRejects(rejects)
    .map((code) => `${code}, ${REJECT_TEXT[code].charAt(0).toLowerCase()}${REJECT_TEXT[code].slice(1)}`)
    .join("; ");
}

/** In two digits at most. */
export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function belowGate({ judgeScore }: Leaver, { coefficientGate }: FilterThresholds): string {
  const gate = coefficientGate === null ? "" : ` of ${coefficientGate}`;
  if (judgeScore === null) return `The judge gave no score, so it does not pass the coefficient gate${gate}.`;

  // Neither is rounded: the two may differ in their last digit alone.
  return `Its derived coefficient of ${derivedTrajectoryCoefficient(judgeScore)} is below the gate${gate}.`;
}

/** Of equal ranks another thing decides, so the place is told and the rank beside it. */
function beyondCap({ rank }: Leaver, cap: number | null, of: "problem" | "miner"): string {
  const kept = cap === 1 ? "the one attempt" : `the ${cap ?? 0} attempts`;

  return `It comes after ${kept} that the cap keeps of its ${of}${rank === undefined ? "" : `; its rank is ${rounded(rank)}`}.`;
}
