import type { ClusterTally } from "@/lib/stats/cluster-ratio";
import { squaresOf } from "@/lib/stats/cluster-squares";
import { crossedShare } from "@/lib/stats/crossed-share";
import { differenceOfClusters } from "@/lib/stats/difference-of-clusters";
import type { Estimate } from "@/lib/stats/estimate";
import { widerInterval } from "@/lib/stats/wider-interval";
import { agentClusters, countNamed } from "./agent-clusters";
import { crossedSquares } from "./crossed-squares";
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
 * A share by band, with an interval over problems and agent versions. The difference has its interval from those of the
 * two shares and from what the same problems, or agent versions, do to both, which takes itself out: whichever is wider.
 */
export function bandShares(asked: AskedBands): BandShares {
  const { table, bandCount } = asked;
  const agents = agentClusters(table);
  const byProblem = talliesOf(asked, { of: (row) => table.problem[row] ?? 0, count: table.names.problems.length });
  const byAgent = talliesOf(asked, agents);
  const byBoth = crossedSquares(asked, agents);
  const ofBand = (band: number, by: BandTallies): ClusterTally[] =>
    held(by, [band]).map((cluster) => by.at(band, cluster));
  const agentsOf = (band: number): number =>
    countNamed([...Array(byAgent.count).keys()], (agent) => byAgent.at(band, agent).count);

  const shares = Array.from({ length: bandCount }, (_, band) =>
    crossedShare(
      {
        byProblem: ofBand(band, byProblem),
        byAgent: ofBand(band, byAgent),
        byBoth: byBoth[band] ?? squaresOf([]),
        agents: agentsOf(band),
      },
      NOTHING,
    ),
  );
  const known = [...shares.keys()].filter((band) => shares[band]?.kind === "estimated");
  const [low, high] = [known[0], known.at(-1)];
  if (low === undefined || high === undefined || low === high) return { shares };

  const [a, b] = [shares[low], shares[high]];
  if (a === undefined || b === undefined) return { shares };

  // Of the shares as they are said: over problems alone agent versions that err alike would make a difference.
  const differenceOf = (by: BandTallies): Estimate => {
    const tallies = held(by, [low, high]).map((cluster) => ({ a: by.at(low, cluster), b: by.at(high, cluster) }));

    return differenceOfClusters({ tallies, a, b }, { low: -1, high: 1 }, NOTHING);
  };

  return {
    shares,
    difference: widerInterval({
      byProblem: differenceOf(byProblem),
      byAgent: differenceOf(byAgent),
      agents: Math.min(agentsOf(low), agentsOf(high)),
    }),
  };
}

const NOTHING = "The band holds no trajectory.";

/** What each problem or agent version adds to each band; an object is made for those that hold something: a corpus has very many. */
interface BandTallies {
  readonly count: number;
  readonly at: (band: number, cluster: number) => ClusterTally;
}

/** Those that have any row in one of the bands. */
function held({ count, at }: BandTallies, bands: readonly number[]): readonly number[] {
  const clusters: number[] = [];
  for (let cluster = 0; cluster < count; cluster += 1)
    if (bands.some((band) => at(band, cluster).count > 0)) clusters.push(cluster);

  return clusters;
}

function talliesOf(
  { table, bandOf, bandCount, isMarked }: AskedBands,
  { of, count }: { readonly of: (row: number) => number; readonly count: number },
): BandTallies {
  const [counts, sums] = [new Uint32Array(count * bandCount), new Uint32Array(count * bandCount)];
  for (let row = 0; row < table.size; row += 1) {
    const band = bandOf(row);
    if (band >= bandCount) continue;
    const place = of(row) * bandCount + band;
    counts[place] = (counts[place] ?? 0) + 1;
    if (isMarked(row)) sums[place] = (sums[place] ?? 0) + 1;
  }

  return {
    count,
    at: (band, cluster) => {
      const place = cluster * bandCount + band;

      return { count: counts[place] ?? 0, sum: sums[place] ?? 0 };
    },
  };
}
