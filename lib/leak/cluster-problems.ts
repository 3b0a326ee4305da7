import { leakClusters } from "./leak-clusters";
import { type JoinReason, type LeakCut, leakEdges } from "./leak-edges";
import type { LeakProblem } from "./leak-problem";
import { type NearQueries, nearQueries } from "./near-queries";

/** Two problems by place in the list. */
export interface PlacePair {
  readonly a: number;
  readonly b: number;
}

/** What people decided beside the certain joins. */
export interface ClusterDecisions {
  readonly cuts: readonly LeakCut[];
  /** Problems that belong together, with why. */
  readonly joins: readonly (PlacePair & { readonly note: string })[];
  /** Nearly equal queries that are no variants: their clusters are not proposed again. */
  readonly refused: readonly PlacePair[];
}

export interface ClusteredProblems {
  /** Of each problem the first of its cluster. */
  readonly first: Int32Array;
  readonly edges: readonly (PlacePair & { readonly reason: JoinReason | "person"; readonly value: string })[];
  /** Of two clusters the pair that is most alike, the most alike first. */
  readonly proposals: readonly NearQueries[];
}

/** More of them than people decide. */
const MOST_PROPOSALS = 10_000;

/**
 * Leak clusters with why, and nearly equal queries of different clusters for a person to decide.
 *
 * @param problems - in an order that does not depend on where they are stored, so that the clusters do not either
 */
export function clusterProblems(
  problems: readonly LeakProblem[],
  { cuts, joins, refused }: ClusterDecisions,
): ClusteredProblems {
  const byPeople = joins.map(({ a, b, note }) => {
    return { a: Math.min(a, b), b: Math.max(a, b), reason: "person", value: note } as const;
  });
  const edges = [...leakEdges(problems, cuts), ...byPeople];
  const first = new Int32Array(problems.length);
  for (const members of leakClusters(problems.length, edges)) {
    for (const member of members) first[member] = members[0] ?? member;
  }

  return { first, edges, proposals: proposalsOf(problems, first, refused) };
}

function proposalsOf(
  problems: readonly LeakProblem[],
  first: Int32Array,
  refused: readonly PlacePair[],
): readonly NearQueries[] {
  const keyOf = ({ a, b }: PlacePair): number => {
    const [one, other] = [first[a] ?? a, first[b] ?? b];
    return Math.min(one, other) * problems.length + Math.max(one, other);
  };
  const decided = new Set(refused.map(keyOf));
  const proposals: NearQueries[] = [];

  for (const pair of nearQueries(problems.map(({ query }) => query))) {
    const key = keyOf(pair);
    if (first[pair.a] === first[pair.b] || decided.has(key)) continue;
    decided.add(key);
    proposals.push(pair);
    if (proposals.length === MOST_PROPOSALS) break;
  }

  return proposals;
}
