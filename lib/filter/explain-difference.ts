import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { thresholdChanges } from "@/lib/domain/threshold-changes";
import { THRESHOLD_FIELDS } from "@/lib/domain/threshold-fields";
import { type OthersPart, type ThresholdEffect, whyOf } from "./difference-words";
import type { LeavesBoth } from "./lab/leaves-both";
import { type OwnFacts, type SideAnswer, sideAnswer, signatureOf } from "./side-answer";
import { withinBudget } from "./token-budget";

/** The two versions that are compared. */
export interface VersionPair {
  readonly from: FilterThresholds;
  readonly to: FilterThresholds;
}

export interface Difference {
  readonly from: SideAnswer;
  readonly to: SideAnswer;
  /** By its own facts, and by where it leaves the pipeline; null where the one says so and the other is not known. */
  readonly isSame: boolean | null;
  readonly thresholds: ThresholdEffect[];
  readonly why: string;
}

/**
 * Why two versions answer differently about one trajectory, or why they do not: by its own facts, and by where each lets
 * it leave the pipeline, which other trajectories decide too. A threshold decides when the answer of `to` by its own facts
 * becomes another with that one alone put back.
 *
 * @param leaves - undefined where it is not known
 */
export function explainDifference(facts: OwnFacts, { from, to }: VersionPair, leaves?: LeavesBoth): Difference {
  const [before, after] = [sideAnswer(facts, from), sideAnswer(facts, to)];
  const hasOthers = othersDecide({ from, to });
  const thresholds = thresholdChanges(from, to).map((change): ThresholdEffect => {
    const back = THRESHOLD_FIELDS[change.name].apply(to, change.from) ?? to;

    return {
      ...change,
      decides: signatureOf(sideAnswer(facts, back)) !== signatureOf(after),
      needsOthers: hasOthers && /^(dedup|ranking|cap)/.test(change.name),
    };
  });
  const others: OthersPart = hasOthers ? (leaves ?? "unknown") : "none";
  const within = withinBudget(facts.tokens, to);

  const isSame = signatureOf(before) === signatureOf(after) && isSameOf(others);

  return { from: before, to: after, isSame, thresholds, why: whyOf({ before, after, within, thresholds, others }) };
}

function isSameOf(others: OthersPart): boolean | null {
  if (others === "none") return true;

  return others === "unknown" ? null : others.from.stage === others.to.stage;
}

/**
 * Whether other trajectories decide too where one of two versions lets one leave that says anything else than the other:
 * a rank counts only where near-duplicates are compared or numbers capped.
 */
export function othersDecide({ from, to }: VersionPair): boolean {
  return thresholdChanges(from, to).length > 0 && (comparesRows(from) || comparesRows(to));
}

function comparesRows({ dedup, capPerProblem, capPerMiner }: FilterThresholds): boolean {
  return dedup.measure !== "off" || capPerProblem !== null || capPerMiner !== null;
}
