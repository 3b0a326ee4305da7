import type { ComparedProblem } from "@/lib/contract/comparison";
import { knownShares, shareSpread } from "@/lib/stats/problem-cells";
import type { GridSort } from "./comparison-state";

/** The problems of the grid in the order that was chosen. */
export function gridRows(problems: readonly ComparedProblem[], sort: GridSort): readonly ComparedProblem[] {
  if (sort === "key") return problems;
  const weight = new Map(
    problems.map((problem) => [problem, sort === "different" ? shareSpread(problem.cells) : -meanShare(problem)]),
  );

  return problems.toSorted((one, other) => (weight.get(other) ?? 0) - (weight.get(one) ?? 0));
}

/** Behind every share where there is none. */
function meanShare({ cells }: ComparedProblem): number {
  const shares = knownShares(cells);

  return shares.length === 0 ? 2 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
