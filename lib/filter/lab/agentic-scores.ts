import type { ClusterTally } from "@/lib/stats/cluster-ratio";
import { squaresOf } from "@/lib/stats/cluster-squares";
import { crossedShare } from "@/lib/stats/crossed-share";
import { type Estimate, FEWEST_TO_SAY } from "@/lib/stats/estimate";
import { f1OfJaccard, type HitTally, jaccardTally } from "@/lib/stats/f1-of-jaccard";
import { countNamed } from "./agent-clusters";
import { AGENTIC_LABEL, type LabelledRows } from "./labelled-rows";

/** Agentic against everything else, held against the labels of people. */
export interface AgenticScores {
  readonly precision: Estimate;
  readonly recall: Estimate;
  readonly f1: Estimate;
}

/**
 * Precision, recall and F1 of a claim that rows are agentic, as shares 0 to 1. Labels of one problem are not independent,
 * nor are those of one agent version, so each figure has an interval over both.
 *
 * @param isClaimed - of each labelled row, 1 where it is claimed to be agentic
 */
export function agenticScores(rows: LabelledRows, isClaimed: Uint8Array): AgenticScores {
  const byProblem = talliesOf(rows, isClaimed, { of: rows.clusters, count: rows.clusterCount });
  const byAgent = talliesOf(rows, isClaimed, { of: rows.agents, count: rows.agentCount });
  const byBoth = talliesOf(rows, isClaimed, { of: rows.crossings, count: rows.crossingCount });
  const shareOf = ({ which, tallyOf, nothing }: Figure): Estimate => {
    const tallies = {
      byProblem: byProblem.map(tallyOf),
      byAgent: byAgent.map(tallyOf),
      byBoth: squaresOf(byBoth.map(tallyOf)),
      agents: countNamed(byAgent, (tally) => tallyOf(tally).count),
    };

    return restingOn(which, crossedShare(tallies, nothing));
  };

  return { precision: shareOf(PRECISION), recall: shareOf(RECALL), f1: f1OfJaccard(shareOf(JACCARD)) };
}

/** A share of hits. */
interface Figure {
  /** The rows that it rests on. */
  readonly which: string;
  readonly tallyOf: (tally: HitTally) => ClusterTally;
  readonly nothing: string;
}

const PRECISION: Figure = {
  which: "that the filter calls agentic",
  tallyOf: ({ claimed, hits }) => ({ count: claimed, sum: hits }),
  nothing: "The filter calls no labelled row agentic.",
};
const RECALL: Figure = {
  which: "that people call agentic",
  tallyOf: ({ given, hits }) => ({ count: given, sum: hits }),
  nothing: "People call no row agentic.",
};
const JACCARD: Figure = {
  which: "that the filter or people call agentic",
  tallyOf: jaccardTally,
  nothing: "Neither the filter nor people call a labelled row agentic.",
};

function talliesOf(
  { labels }: LabelledRows,
  isClaimed: Uint8Array,
  clusters: { readonly of: Int32Array; readonly count: number },
): HitTally[] {
  const tallies = Array.from({ length: clusters.count }, () => ({ claimed: 0, given: 0, hits: 0 }));
  for (let at = 0; at < labels.length; at += 1) {
    const tally = tallies[clusters.of[at] ?? 0];
    if (tally === undefined) continue;
    const claimed = isClaimed[at] ?? 0;
    const given = labels[at] === AGENTIC_LABEL ? 1 : 0;
    tally.claimed += claimed;
    tally.given += given;
    tally.hits += claimed * given;
  }

  return tallies;
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
