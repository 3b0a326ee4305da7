import type { Score } from "./classification-scores";
import type { ClusterSums } from "./cluster-sums";
import type { Confusion, ConfusionCell } from "./confusion";

/**
 * How many clusters hold an item that a score of one value divides by, as valueScore counts the items: for F1 those to
 * which either rater gave the value. Of the two parts of balanced accuracy the smaller number decides.
 */
export function clustersOfScore(score: Score, positive: string, { values, cells, sums }: Confusion): number {
  const place = values.indexOf(positive);
  const counts = denominators(score, place).map((isCounted) => clustersWith(sums, cells.map(isCounted)));

  return Math.min(...counts);
}

type CellTest = (cell: ConfusionCell) => boolean;

function denominators(score: Score, place: number): readonly CellTest[] {
  switch (score) {
    case "precision":
      return [({ column }) => column === place];
    case "recall":
      return [({ row }) => row === place];
    case "f1":
      return [({ row, column }) => row === place || column === place];
    case "specificity":
      return [({ row }) => row !== place];
    case "balancedAccuracy":
      return [...denominators("recall", place), ...denominators("specificity", place)];
  }
}

/** Clusters that have something in a column of these. */
function clustersWith(
  { patternCount, multiplicity, starts, columns }: ClusterSums,
  isCounted: readonly boolean[],
): number {
  let clusters = 0;
  for (let pattern = 0; pattern < patternCount; pattern += 1) {
    const held = columns.subarray(starts[pattern] ?? 0, starts[pattern + 1] ?? 0);
    if (held.some((column) => isCounted[column] === true)) clusters += multiplicity[pattern] ?? 0;
  }

  return clusters;
}
