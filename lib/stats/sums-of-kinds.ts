import { buildClusterSums, type ClusterSums } from "./cluster-sums";

/** What one thing adds to a row of ClusterSums: columns in ascending order with an amount each. */
type Amounts = readonly (readonly [column: number, amount: number])[];

interface CountedThing {
  /** What is resampled as one. */
  readonly cluster: string;
  /** Things of one kind add the same amounts. */
  readonly kind: number;
}

/**
 * ClusterSums of things of few kinds, such as problems by their counts: what a kind adds is worked out once, and so is the
 * row of clusters that hold the same kinds in the same order, however many they are.
 *
 * @param amountsOf - of a kind; where it adds nothing at all, the thing is not there
 */
export function sumsOfKinds<Thing extends CountedThing>(
  things: readonly Thing[],
  width: number,
  amountsOf: (thing: Thing) => Amounts,
): ClusterSums {
  const known = new Map<number, Amounts>();
  const clusters = new Map<string, Node>();
  const start: Node = { row: new Map(), after: new Map() };
  for (const thing of things) {
    let amounts = known.get(thing.kind);
    if (amounts === undefined) {
      amounts = amountsOf(thing);
      known.set(thing.kind, amounts);
    }
    if (amounts.length > 0) {
      clusters.set(thing.cluster, nodeAfter(clusters.get(thing.cluster) ?? start, thing.kind, amounts));
    }
  }

  return buildClusterSums(
    [...clusters.values()].map(({ row }) => row),
    width,
  );
}

/** Kinds one after the other, with the row that they make. */
interface Node {
  readonly row: ReadonlyMap<number, number>;
  readonly after: Map<number, Node>;
}

function nodeAfter(node: Node, kind: number, amounts: Amounts): Node {
  const found = node.after.get(kind);
  if (found !== undefined) return found;

  const row = new Map(node.row);
  for (const [column, amount] of amounts) row.set(column, (row.get(column) ?? 0) + amount);
  const next = { row, after: new Map() };
  node.after.set(kind, next);

  return next;
}
