import type { RunComparison } from "@/lib/contract/evaluation";
import type { BaselineComparison } from "@/lib/stats/compare-with-baseline";
import type { FoundRun } from "./find-runs";
import { shownFigure } from "./shown-figure";

/** A run against a baseline in the form of the contract. */
export function shownComparison({ run }: FoundRun, compared: BaselineComparison): RunComparison {
  const { common, onlyA, onlyB, a, b, wins, losses, ties, test, p, holmP, difference, separation } = compared;

  return {
    ...{ run, common, onlyA, onlyB, wins, losses, ties, test, p, holmP },
    a: a ?? null,
    b: b ?? null,
    difference: shownFigure(difference),
    isSeparable: separation.kind === "separable",
    moreProblems: separation.kind === "separable" ? null : (separation.moreProblems ?? null),
  };
}
