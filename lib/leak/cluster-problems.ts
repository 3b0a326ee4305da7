import { leakClusters } from "./leak-clusters";
import { type JoinReason, type LeakCut, leakEdges } from "./leak-edges";
import type { LeakProblem } from "./leak-problem";
import { MostAlike } from "./most-alike";
import { nearProposals, type PlacePair } from "./near-proposals";
import { byAlike, eachNear, type NearQueries } from "./near-queries";

/** What people decided beside the certain joins. */
export interface ClusterDecisions {
  readonly cuts: readonly LeakCut[];
  /** Problems that belong together, with why. */
  readonly joins: readonly (PlacePair & { readonly note: string })[];
  /** Nearly equal queries that are no variants: their clusters are not proposed again. */
  readonly refused: readonly PlacePair[];
}

export interface ClusterEdge extends PlacePair {
  readonly reason: JoinReason | "person";
  readonly value: string;
  /** It joins nothing: a person cut its value. */
  readonly isCut: boolean;
}

export interface ClusteredProblems {
  /** Of each problem the first of its cluster. */
  readonly first: Int32Array;
  readonly edges: readonly ClusterEdge[];
  /** All nearly equal queries, the most alike first; none where they are more than `MOST_NEAR`. */
  readonly near: readonly NearQueries[];
  /** How many there are, whether they are named or not. */
  readonly nearCount: number;
  /** Those of them that a person may decide. */
  readonly proposals: readonly NearQueries[];
}

/** More nearly equal queries than decisions are worked out from: then each makes all clusters anew. */
export const MOST_NEAR = 1_000_000;

/**
 * Leak clusters with why, and nearly equal queries of different clusters for a person to decide.
 *
 * @param problems - in an order that does not depend on where they are stored, so that the clusters do not either
 */
export function clusterProblems(
  problems: readonly LeakProblem[],
  { cuts, joins, refused }: ClusterDecisions,
  mostNear = MOST_NEAR,
): ClusteredProblems {
  const cut = new Set(cuts.map(({ reason, value }) => `${reason} ${value}`));
  const certain = leakEdges(problems).map((edge) => ({ ...edge, isCut: cut.has(`${edge.reason} ${edge.value}`) }));
  const byPeople = joins.map(({ a, b, note }) => {
    return { a: Math.min(a, b), b: Math.max(a, b), reason: "person", value: note, isCut: false } as const;
  });
  const edges = [...certain, ...byPeople];
  const first = firstOf(
    problems.length,
    edges.filter(({ isCut }) => !isCut),
  );
  const { near, nearCount, between } = nearOf(problems, first, mostNear);

  return { first, edges, near, nearCount, proposals: nearProposals(between, first, refused) };
}

/** Nearly equal queries, and those of them between two clusters: of more than `most` neither is held as a whole. */
function nearOf(problems: readonly LeakProblem[], first: Int32Array, most: number) {
  const between = new MostAlike(most);
  const within: NearQueries[] = [];
  let nearCount = 0;
  eachNear(
    problems.map(({ query }) => query),
    (pair) => {
      nearCount += 1;
      if (first[pair.a] !== first[pair.b]) between.add(pair);
      else if (within.length < most) within.push(pair);
    },
  );
  const near = nearCount > most ? [] : [...between.pairs(), ...within].toSorted(byAlike);

  return { near, nearCount, between: between.pairs() };
}

/** Of each place the first of its cluster, by what joins them. */
export function firstOf(size: number, joining: Iterable<PlacePair>): Int32Array {
  const first = new Int32Array(size);
  for (const members of leakClusters(size, joining)) {
    for (const member of members) first[member] = members[0] ?? member;
  }

  return first;
}
