import type { ClusterDetail } from "@/lib/contract/clusters";
import { leakClusters } from "@/lib/leak/leak-clusters";

type Edge = ClusterDetail["edges"][number];

/** One thing that problems of a cluster share, or the hand of a person that joined two. */
export interface SharedValue extends Pick<Edge, "reason" | "value"> {
  readonly key: string;
  /** Problems that it joins, as places in the list of the cluster, ascending. */
  readonly members: readonly number[];
}

/** What the problems of a cluster share, what joins most of them first. An edge of a problem that was not sent is left out. */
export function sharedValues({ problems, edges }: Pick<ClusterDetail, "problems" | "edges">): readonly SharedValue[] {
  const placeOf = new Map(problems.map(({ id }, place) => [id, place]));
  const shared = new Map<string, Pick<Edge, "reason" | "value"> & { members: Set<number> }>();

  for (const { a, b, reason, value } of edges) {
    const [from, to] = [placeOf.get(a), placeOf.get(b)];
    if (from === undefined || to === undefined) continue;
    // What people joined is one by one: two hands are not one value.
    const key = reason === "person" ? `person ${a} ${b}` : `${reason} ${value}`;
    const known = shared.get(key) ?? { reason, value, members: new Set<number>() };
    known.members.add(from).add(to);
    shared.set(key, known);
  }

  return [...shared]
    .map(([key, { reason, value, members }]) => ({
      key,
      reason,
      value,
      members: [...members].toSorted((a, b) => a - b),
    }))
    .toSorted((one, other) => other.members.length - one.members.length || (one.key < other.key ? -1 : 1));
}

/** Sizes of the clusters that are left once one value joins nothing, the largest first. */
export function sizesWithout(
  { problems, edges }: Pick<ClusterDetail, "problems" | "edges">,
  cut: Pick<Edge, "reason" | "value">,
): readonly number[] {
  const kept = edges.filter(({ reason, value }) => reason !== cut.reason || value !== cut.value);
  const shared = sharedValues({ problems, edges: kept });
  const joins = shared.flatMap(({ members: [first = 0, ...rest] }) => rest.map((place) => ({ a: first, b: place })));

  return leakClusters(problems.length, joins).map(({ length }) => length);
}
