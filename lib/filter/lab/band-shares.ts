import { type ClusterTally, shareOfClusters } from "@/lib/stats/cluster-ratio";
import { differenceOfClusters } from "@/lib/stats/difference-of-clusters";
import type { Estimate } from "@/lib/stats/estimate";
import { widerInterval } from "@/lib/stats/wider-interval";
import { agentClusters, countNamed } from "./agent-clusters";
import type { FactTable } from "./fact-table";

export interface BandShares {
  /** Of the rows of each band, the share that has the mark. */
  readonly shares: readonly Estimate[];
  /** Of the highest band that has an interval less the lowest one; undefined without two. */
  readonly difference?: Estimate;
}

export interface AskedBands {
  readonly table: Pick<FactTable, "size" | "problem" | "run" | "runs" | "names">;
  /** The band of a row; one from `bandCount` on is in none. */
  readonly bandOf: (row: number) => number;
  readonly bandCount: number;
  readonly isMarked: (row: number) => boolean;
}

/**
 * A share by band, with the wider of the intervals by problem and by agent version. The difference is asked of the same
 * problems or agent versions at both ends: what one of them does to both takes itself out.
 */
export function bandShares(asked: AskedBands): BandShares {
  const { table, bandCount } = asked;
  const agents = agentClusters(table);
  const byProblem = talliesOf(asked, { of: (row) => table.problem[row] ?? 0, count: table.names.problems.length });
  const byAgent = talliesOf(asked, agents);
  const shareOf = (band: number, by: readonly Bands[]): Estimate => shareOfClusters(by.map(at(band)), NOTHING);

  const shares = Array.from({ length: bandCount }, (_, band) =>
    widerInterval({
      byProblem: shareOf(band, byProblem),
      byAgent: shareOf(band, byAgent),
      agents: countNamed(byAgent, (tallies) => at(band)(tallies).count),
    }),
  );
  const known = [...shares.keys()].filter((band) => shares[band]?.kind === "estimated");
  const [low, high] = [known[0], known.at(-1)];
  if (low === undefined || high === undefined || low === high) return { shares };

  const differenceOf = (by: readonly Bands[]): Estimate => {
    const tallies = by.map((bands) => ({ a: at(low)(bands), b: at(high)(bands) }));

    return differenceOfClusters({ tallies, a: shareOf(low, by), b: shareOf(high, by) }, { low: -1, high: 1 }, NOTHING);
  };
  const countBoth = (tallies: Bands): number => at(low)(tallies).count + at(high)(tallies).count;

  return {
    shares,
    difference: widerInterval({
      byProblem: differenceOf(byProblem),
      byAgent: differenceOf(byAgent),
      agents: countNamed(byAgent, countBoth),
    }),
  };
}

const NOTHING = "The band holds no trajectory.";

/** What one problem or agent version adds to each band. */
type Bands = readonly ClusterTally[];

const NONE: ClusterTally = { count: 0, sum: 0 };

function at(band: number): (bands: Bands) => ClusterTally {
  return (bands) => bands[band] ?? NONE;
}

function talliesOf(
  { table, bandOf, bandCount, isMarked }: AskedBands,
  clusters: { readonly of: (row: number) => number; readonly count: number },
): Bands[] {
  const [counts, sums] = [new Uint32Array(clusters.count * bandCount), new Uint32Array(clusters.count * bandCount)];
  for (let row = 0; row < table.size; row += 1) {
    const band = bandOf(row);
    if (band >= bandCount) continue;
    const place = clusters.of(row) * bandCount + band;
    counts[place] = (counts[place] ?? 0) + 1;
    if (isMarked(row)) sums[place] = (sums[place] ?? 0) + 1;
  }

  return Array.from({ length: clusters.count }, (_, cluster) =>
    Array.from({ length: bandCount }, (_none, band) => {
      const place = cluster * bandCount + band;

      return { count: counts[place] ?? 0, sum: sums[place] ?? 0 };
    }),
  );
}
