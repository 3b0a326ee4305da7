import { leakClusters } from "./leak-clusters";
import { type JoinReason, type LeakCut, leakEdges } from "./leak-edges";
import type { LeakProblem } from "./leak-problem";
import { nearProposals, type PlacePair } from "./near-proposals";
import { type NearQueries, nearQueries } from "./near-queries";

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
  /** All nearly equal queries, the most alike first. */
  readonly near: readonly NearQueries[];
  /** Those of them that a person may decide. */
  readonly proposals: readonly NearQueries[];
}

/**
 * Leak clusters with why, and nearly equal queries of different clusters for a person to decide.
 *
 * @param problems - in an order that does not depend on where they are stored, so that the clusters do not either
 */
export function clusterProblems(
  problems: readonly LeakProblem[],
  { cuts, joins, refused }: ClusterDecisions,
): ClusteredProblems {
  const cut = new Set(cuts.map(({ reason, value }) => `${reason} ${value}`));
  const certain = leakEdges(problems).map((edge) => ({ ...edge, isCut: cut.has(`${edge.reason} ${edge.value}`) }));
  const byPeople = joins.map(({ a, b, note }) => {
    return { a: Math.min(a, b), b: Math.max(a, b), reason: "person", value: note, isCut: false } as const;
  });
  const edges = [...certain, ...byPeople];
  const first = firstOf(problems.length, edges);
  const near = nearQueries(problems.map(({ query }) => query));

  return { first, edges, near, proposals: nearProposals(near, first, refused) };
}

/** Of each place the first of its cluster. */
export function firstOf(size: number, edges: readonly (PlacePair & Pick<ClusterEdge, "isCut">)[]): Int32Array {
  const first = new Int32Array(size);
  const joining = edges.filter(({ isCut }) => !isCut);
  for (const members of leakClusters(size, joining)) {
    for (const member of members) first[member] = members[0] ?? member;
  }

  return first;
}
