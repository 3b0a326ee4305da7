import type { LabelledRows } from "@/lib/contract/judge";
import type { Gate } from "@/lib/domain/judgement";
import { shownEstimate } from "@/lib/services/queues/shown-estimate";
import { type ClusterTally, shareOfClusters } from "@/lib/stats/cluster-ratio";
import type { LabelRow } from "./read-labels";

/** Labels on judgements with a gate. */
export type GateLabelRow = LabelRow & { readonly judge: Gate };

export function isOnGate(row: LabelRow): row is GateLabelRow {
  return row.judge !== null;
}

/** The judge error rate of some labels, with problems as clusters. */
export function labelFigures(labels: readonly GateLabelRow[], labelFilter: string): LabelledRows {
  const problems = new Map<string, ClusterTally>();
  for (const { problem, human, judge, count } of labels) {
    const known = problems.get(problem) ?? { count: 0, sum: 0 };
    problems.set(problem, { count: known.count + count, sum: known.sum + (human === judge ? 0 : count) });
  }

  return {
    labels: sumCounts(labels),
    error: shownEstimate(shareOfClusters([...problems.values()], "Nobody has audited any of these.")),
    labelFilter,
  };
}

export function sumCounts(labels: readonly Pick<LabelRow, "count">[]): number {
  return labels.reduce((sum, { count }) => sum + count, 0);
}
