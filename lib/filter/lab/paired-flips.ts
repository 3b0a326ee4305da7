import { FEWEST_TO_SAY } from "@/lib/stats/estimate";
import { exactSignTest } from "@/lib/stats/exact-sign-test";
import { countNamed } from "./agent-clusters";
import { AGENTIC_LABEL, type LabelledRows } from "./labelled-rows";

/** Two claims that rows are agentic, held against each other on the same labelled rows. */
export interface PairedFlips {
  /** Rows where only the second claim is what people say, agentic or not, and where only the first is. */
  readonly gained: number;
  readonly lost: number;
  /** What is counted in the test. */
  readonly by: "problem" | "agent";
  /** Of these, those that gain more than they lose, and the other way round. */
  readonly up: number;
  readonly down: number;
  /** Agent versions that are named and have such a row. */
  readonly agents: number;
  /** Of as many up as down, by the exact sign test, two-sided. */
  readonly p: number;
}

/**
 * Whether a claim agrees with people more often than another. Both rate the same rows, so what they share says nothing
 * and only the rows where one of them is right count: two intervals that overlap can still be far apart. Rows of one
 * problem are not independent, so each problem counts once; with enough agent versions they do as well, where that is
 * the weaker evidence.
 *
 * @param before - of each labelled row, 1 where the first claims it to be agentic; `after` where the second does
 * @see McNemar 1947, doi:10.1007/BF02295996; Durkalski and others 2003, doi:10.1002/sim.1438, on pairs in clusters
 */
export function pairedFlips(rows: LabelledRows, before: Uint8Array, after: Uint8Array): PairedFlips {
  const gains = Int8Array.from(rows.labels, (label, at) => {
    if (before[at] === after[at]) return 0;

    return (label === AGENTIC_LABEL) === (after[at] === 1) ? 1 : -1;
  });
  const byAgent = sumsOf(gains, rows.agents, rows.agentCount);
  const agents = countNamed(byAgent, ({ flips }) => flips);
  const ofProblems = testOf("problem", sumsOf(gains, rows.clusters, rows.clusterCount));
  const ofAgents = testOf("agent", byAgent);
  const weaker = agents >= FEWEST_TO_SAY && ofAgents.p > ofProblems.p ? ofAgents : ofProblems;

  return { gained: countOf(gains, 1), lost: countOf(gains, -1), ...weaker, agents };
}

interface Sum {
  readonly flips: number;
  readonly net: number;
}

function sumsOf(gains: Int8Array, clusters: Int32Array, clusterCount: number): Sum[] {
  const sums = Array.from({ length: clusterCount }, () => ({ flips: 0, net: 0 }));
  for (let at = 0; at < gains.length; at += 1) {
    const sum = sums[clusters[at] ?? -1];
    const gain = gains[at] ?? 0;
    if (sum === undefined || gain === 0) continue;
    sum.flips += 1;
    sum.net += gain;
  }

  return sums;
}

function testOf(by: PairedFlips["by"], sums: readonly Sum[]): Pick<PairedFlips, "by" | "up" | "down" | "p"> {
  const up = sums.filter(({ net }) => net > 0).length;
  const down = sums.filter(({ net }) => net < 0).length;

  return { by, up, down, p: exactSignTest(up, down) };
}

function countOf(gains: Int8Array, wanted: number): number {
  return gains.filter((gain) => gain === wanted).length;
}
