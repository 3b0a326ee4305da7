import type { LeakEdge } from "./leak-edges";
import { UnionFind } from "./union-find";

/**
 * Clusters of problems that edges join, as the places of their members: each in ascending order, the largest cluster
 * first, of equal ones the one with the first member first. A problem without an edge is a cluster by itself.
 *
 * @param size - number of problems
 */
export function leakClusters(size: number, edges: Iterable<Pick<LeakEdge, "a" | "b">>): readonly (readonly number[])[] {
  const sets = new UnionFind(size);
  for (const { a, b } of edges) sets.union(a, b);

  const byRoot = new Map<number, number[]>();
  for (let place = 0; place < size; place += 1) {
    const root = sets.find(place);
    const members = byRoot.get(root);
    if (members) members.push(place);
    else byRoot.set(root, [place]);
  }

  return [...byRoot.values()].toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
}
