import type { ComparedProblem } from "@/lib/contract/comparison";
import type { GridSort } from "./comparison-state";

/** The problems of the grid in the order that was chosen. */
export function gridRows(problems: readonly ComparedProblem[], sort: GridSort): readonly ComparedProblem[] {
  if (sort === "key") return problems;
  const weight = new Map(
    problems.map((problem) => [problem, sort === "different" ? spread(problem) : -meanShare(problem)]),
  );

  return problems.toSorted((one, other) => (weight.get(other) ?? 0) - (weight.get(one) ?? 0));
}

/** From the worst run to the best one, as shares; a run that did not try it has no part in it. */
function spread({ cells }: ComparedProblem): number {
  const shares = sharesOf(cells);

  return shares.length === 0 ? 0 : Math.max(...shares) - Math.min(...shares);
}

function meanShare({ cells }: ComparedProblem): number {
  const shares = sharesOf(cells);

  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

function sharesOf(cells: ComparedProblem["cells"]): number[] {
  return cells.flatMap((cell) => (cell ? [cell[0] / cell[1]] : []));
}
