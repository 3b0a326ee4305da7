import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { shareOfClusters } from "@/lib/stats/cluster-ratio";
import { type Estimate, FEWEST_TO_SAY } from "@/lib/stats/estimate";
import { f1OfClusters, type HitTally } from "@/lib/stats/f1-of-clusters";
import type { LabelledRows } from "./labelled-rows";

/** Agentic against everything else, held against the labels of people. */
export interface AgenticScores {
  readonly precision: Estimate;
  readonly recall: Estimate;
  readonly f1: Estimate;
}

const AGENTIC = STRUCTURE_LABELS.indexOf("agentic");

/**
 * Precision, recall and F1 of a claim that rows are agentic, as shares 0 to 1 with intervals over problems, since labels of
 * one problem are not independent.
 *
 * @param isClaimed - of each labelled row, 1 where it is claimed to be agentic
 */
export function agenticScores(rows: LabelledRows, isClaimed: Uint8Array): AgenticScores {
  const { labels, clusters, clusterCount } = rows;
  const tallies = Array.from({ length: clusterCount }, () => ({ claimed: 0, given: 0, hits: 0 }));
  for (let at = 0; at < clusters.length; at += 1) {
    const tally = tallies[clusters[at] ?? 0];
    if (tally === undefined) continue;
    const claimed = isClaimed[at] ?? 0;
    const given = labels[at] === AGENTIC ? 1 : 0;
    tally.claimed += claimed;
    tally.given += given;
    tally.hits += claimed * given;
  }

  return {
    precision: restingOn(
      "that the filter calls agentic",
      shareOfClusters(hitsOf(tallies, "claimed"), "The filter calls no labelled row agentic."),
    ),
    recall: restingOn(
      "that people call agentic",
      shareOfClusters(hitsOf(tallies, "given"), "People call no row agentic."),
    ),
    f1: restingOn(
      "that the filter or people call agentic",
      f1OfClusters(tallies, "Neither the filter nor people call a labelled row agentic."),
    ),
  };
}

function hitsOf(tallies: readonly HitTally[], of: "claimed" | "given"): { count: number; sum: number }[] {
  return tallies.map((tally) => ({ count: tally[of], sum: tally.hits }));
}

/** Too few to say, in words that name the rows: a figure rests on some of those that have a label. */
function restingOn(which: string, estimate: Estimate): Estimate {
  if (estimate.kind !== "too_few" || estimate.few === undefined) return estimate;
  const { n, few } = estimate;
  const rows = `the ${n} labelled ${n === 1 ? "row" : "rows"} ${which}`;

  return {
    ...estimate,
    reason:
      few.of === "items"
        ? `Too few to say: it rests on ${rows}, of at least ${FEWEST_TO_SAY}.`
        : `Too few to say: ${rows} are of ${few.count} of at least ${FEWEST_TO_SAY} problems.`,
  };
}
