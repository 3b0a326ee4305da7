import { POOLS, type Pool } from "./assign-pools";

export type SplitStratum = "bucket" | "difficulty" | "miner";

/** A problem as its strata are told. */
export interface StratumProblem {
  readonly bucket: string | null;
  readonly difficulty: string | null;
  /** The one with most of its trajectories; of equal ones the first by code units. */
  readonly miner: string | null;
}

/** A problem with the pool that it is in. */
interface HeldProblem extends StratumProblem {
  /** Of its leak cluster. */
  readonly clusterKey: string;
  readonly pool: Pool;
  readonly trajectories: number;
}

/** Problems of a kind, with how they are shared out. */
interface HeldStratum {
  readonly names: string[];
  /** That have a problem of the kind: a cluster of several kinds is in each. */
  readonly clusters: number;
  readonly problems: number;
  readonly pools: { readonly pool: Pool; readonly share: number }[];
}

interface HeldStrata {
  /** The largest of them, and how many there are. */
  readonly strata: HeldStratum[];
  readonly stratumCount: number;
}

/** What a split's recipe says of it. */
interface Recipe {
  readonly strata: readonly SplitStratum[];
  readonly weigh: "problems" | "trajectories";
}

/** More strata than a table is read through. */
const MOST_STRATA = 50;

const UNNAMED: Readonly<Record<SplitStratum, string>> = {
  bucket: "no bucket",
  difficulty: "no difficulty",
  miner: "no miner",
};

/** What a problem is called in a stratum. */
export function stratumName(problem: StratumProblem, stratum: SplitStratum): string {
  return problem[stratum] ?? UNNAMED[stratum];
}

/**
 * How the problems of each kind lie in the pools. Clusters are shared out by what most of one is; here each problem
 * counts under what it is itself and in the pool that it has itself, so that the figures are those of its rows.
 */
export function heldStrata(problems: readonly HeldProblem[], { strata, weigh }: Recipe): HeldStrata {
  const held = [...byNames(problems, strata).values()].map((members) => heldStratum(members, { strata, weigh }));
  const nameOf = ({ names }: HeldStratum) => JSON.stringify(names);
  const ordered = held.toSorted((a, b) => b.problems - a.problems || (nameOf(a) < nameOf(b) ? -1 : 1));

  return { strata: ordered.slice(0, MOST_STRATA), stratumCount: held.length };
}

function byNames(
  problems: readonly HeldProblem[],
  strata: readonly SplitStratum[],
): ReadonlyMap<string, readonly HeldProblem[]> {
  const found = new Map<string, HeldProblem[]>();
  for (const problem of problems) {
    const key = JSON.stringify(namesOf(problem, strata));
    const members = found.get(key);
    if (members) members.push(problem);
    else found.set(key, [problem]);
  }

  return found;
}

function namesOf(problem: StratumProblem | undefined, strata: readonly SplitStratum[]): string[] {
  return problem === undefined ? [] : strata.map((stratum) => stratumName(problem, stratum));
}

function heldStratum(members: readonly HeldProblem[], { strata, weigh }: Recipe): HeldStratum {
  const weightOf = ({ trajectories }: HeldProblem): number => (weigh === "problems" ? 1 : trajectories);
  const weights = new Map<Pool, number>();
  for (const member of members) weights.set(member.pool, (weights.get(member.pool) ?? 0) + weightOf(member));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);

  return {
    names: namesOf(members[0], strata),
    clusters: new Set(members.map(({ clusterKey }) => clusterKey)).size,
    problems: members.length,
    pools: POOLS.map((pool) => ({ pool, share: total === 0 ? 0 : (weights.get(pool) ?? 0) / total })),
  };
}
