import { shareOfClusters } from "@/lib/stats/cluster-ratio";
import { type Estimate, FEWEST_TO_SAY } from "@/lib/stats/estimate";
import { f1OfClusters, type HitTally } from "@/lib/stats/f1-of-clusters";
import { widerInterval } from "@/lib/stats/wider-interval";
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
 * nor are those of one agent version, so each figure has the wider of its intervals over the two.
 *
 * @param isClaimed - of each labelled row, 1 where it is claimed to be agentic
 */
export function agenticScores(rows: LabelledRows, isClaimed: Uint8Array): AgenticScores {
  const byProblem = talliesOf(rows, isClaimed, { of: rows.clusters, count: rows.clusterCount });
  const byAgent = talliesOf(rows, isClaimed, { of: rows.agents, count: rows.agentCount });
  const scoreOf = ({ which, countOf, estimate }: Figure): Estimate =>
    restingOn(
      which,
      widerInterval({
        byProblem: estimate(byProblem),
        byAgent: estimate(byAgent),
        agents: countNamed(byAgent, countOf),
      }),
    );

  return { precision: scoreOf(PRECISION), recall: scoreOf(RECALL), f1: scoreOf(F1) };
}

interface Figure {
  /** The rows that it rests on. */
  readonly which: string;
  readonly countOf: (tally: HitTally) => number;
  readonly estimate: (tallies: readonly HitTally[]) => Estimate;
}

const PRECISION: Figure = {
  which: "that the filter calls agentic",
  countOf: ({ claimed }) => claimed,
  estimate: (tallies) => shareOfClusters(hitsOf(tallies, "claimed"), "The filter calls no labelled row agentic."),
};
const RECALL: Figure = {
  which: "that people call agentic",
  countOf: ({ given }) => given,
  estimate: (tallies) => shareOfClusters(hitsOf(tallies, "given"), "People call no row agentic."),
};
const F1: Figure = {
  which: "that the filter or people call agentic",
  countOf: ({ claimed, given }) => claimed + given,
  estimate: (tallies) => f1OfClusters(tallies, "Neither the filter nor people call a labelled row agentic."),
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
