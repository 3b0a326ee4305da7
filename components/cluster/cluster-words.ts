import { countOf, formatNumber } from "@/components/ui/format-number";
import type { ClusterList } from "@/lib/contract/clusters";

/** What the clusters of a corpus come to. */
export function clusterFigures({ problems, clusters, joined, largest }: ClusterList["figures"]): string {
  const all = `${countOf(problems, "problem")} in ${countOf(clusters, "cluster")}.`;
  if (joined === 0) return `${all} No two are variants of each other.`;

  return `${all} ${formatNumber(joined)} ${joined === 1 ? "holds" : "hold"} several problems, the largest ${formatNumber(largest)}.`;
}

/** Parts are told by the sizes of the largest ones. */
const MOST_SIZES = 5;

/** Sizes of what a cluster falls into, as in "2 parts, of 3 and 1 problems". */
export function partSizes(sizes: readonly number[]): string {
  const shown = sizes.slice(0, MOST_SIZES).map((size) => formatNumber(size));
  const listed = `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)} problems`;

  return `${formatNumber(sizes.length)} parts, ${sizes.length > shown.length ? "the largest of" : "of"} ${listed}`;
}
