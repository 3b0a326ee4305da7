import type { Comparison } from "@/lib/contract/comparison";
import { knownShares, type ProblemCell, shareSpread } from "@/lib/stats/problem-cells";

interface WithCells {
  /** In the order of the runs. */
  readonly cells: readonly (ProblemCell | null)[];
}

/** The problems in which the runs differ most, in the order that was given. */
export function mostDifferent<Problem extends WithCells>(
  problems: readonly Problem[],
  most: number,
): readonly Problem[] {
  if (problems.length <= most) return problems;
  const spread = new Map(problems.map((problem) => [problem, shareSpread(problem.cells)]));
  const kept = new Set(
    problems.toSorted((one, other) => (spread.get(other) ?? 0) - (spread.get(one) ?? 0)).slice(0, most),
  );

  return problems.filter((problem) => kept.has(problem));
}

/**
 * What can be counted of all problems, however many of them are sent.
 *
 * @param places - of the runs that are measured
 */
export function countProblems(problems: readonly WithCells[], places: readonly number[]): Comparison["counts"] {
  return {
    problems: problems.length,
    unscored: problems.filter(({ cells }) => knownShares(cells).length < cells.filter((cell) => cell).length).length,
    differing: problems.filter(({ cells }) => shareSpread(cells) > 0).length,
    shared: problems.filter(({ cells }) => places.every((place) => cells[place])).length,
  };
}
