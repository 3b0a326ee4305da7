/**
 * What the statistics need of each cluster, as sums: a statistic of any set of clusters is a function of the totals of
 * their rows. Clusters whose rows are equal share one pattern, so that many small clusters are resampled as few.
 */
export interface ClusterSums {
  /** Length of a row. */
  readonly width: number;
  readonly clusterCount: number;
  readonly patternCount: number;
  /** The pattern of each cluster. */
  readonly patternOf: Int32Array;
  /** How many clusters have each pattern. */
  readonly multiplicity: Int32Array;
  /** The entries of pattern p that are not zero stand from `starts[p]` to `starts[p + 1]` in the next two. */
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly amounts: Float64Array;
}

export interface ClusterSumsBuilder {
  /** Adds an amount to one column of one cluster's row; clusters are any whole numbers. */
  add(cluster: number, column: number, amount: number): void;
  build(width: number): ClusterSums;
}

/** Collects the rows of {@link ClusterSums}. A cluster to which nothing is added does not exist. */
export function createClusterSums(): ClusterSumsBuilder {
  const rows = new Map<number, Map<number, number>>();

  return {
    add(cluster, column, amount) {
      let row = rows.get(cluster);
      if (row === undefined) {
        row = new Map();
        rows.set(cluster, row);
      }
      row.set(column, (row.get(column) ?? 0) + amount);
    },
    build: (width) => buildClusterSums([...rows.values()], width),
  };
}

/** The totals over all clusters: what a statistic of the data themselves is computed from. */
export function totalsOf(sums: ClusterSums): Float64Array {
  const totals = new Float64Array(sums.width);
  addWeighted(sums, sums.multiplicity, totals);

  return totals;
}

/** Sets `totals` to the sum of the patterns' rows, each taken as often as its weight says. */
export function addWeighted(sums: ClusterSums, weights: Int32Array, totals: Float64Array): void {
  const { starts, columns, amounts, patternCount } = sums;
  totals.fill(0);

  for (let pattern = 0; pattern < patternCount; pattern += 1) {
    const weight = weights[pattern] ?? 0;
    if (weight === 0) continue;

    const end = starts[pattern + 1] ?? 0;
    for (let at = starts[pattern] ?? 0; at < end; at += 1) {
      const column = columns[at] ?? 0;
      totals[column] = (totals[column] ?? 0) + weight * (amounts[at] ?? 0);
    }
  }
}

/**
 * Sums of these rows, each by its columns.
 *
 * @param rows - one for each cluster; clusters may share one
 */
export function buildClusterSums(rows: readonly ReadonlyMap<number, number>[], width: number): ClusterSums {
  const first: PatternNode = { next: new Map() };
  const known = new Map<ReadonlyMap<number, number>, number>();
  let patternCount = 0;
  const patternOf = new Int32Array(rows.length);
  const multiplicity: number[] = [];
  const starts = [0];
  const columns: number[] = [];
  const amounts: number[] = [];

  const patternFor = (row: ReadonlyMap<number, number>): number => {
    const entries = [...row].sort(([one], [other]) => one - other);
    const node = nodeOf(first, entries);
    if (node.pattern !== undefined) return node.pattern;

    node.pattern = patternCount;
    patternCount += 1;
    for (const [column, amount] of entries) {
      columns.push(column);
      amounts.push(amount);
    }
    starts.push(columns.length);

    return node.pattern;
  };

  for (const [cluster, row] of rows.entries()) {
    const pattern = known.get(row) ?? patternFor(row);
    known.set(row, pattern);
    patternOf[cluster] = pattern;
    multiplicity[pattern] = (multiplicity[pattern] ?? 0) + 1;
  }

  return {
    width,
    clusterCount: rows.length,
    patternCount,
    patternOf,
    multiplicity: Int32Array.from(multiplicity),
    starts: Int32Array.from(starts),
    columns: Int32Array.from(columns),
    amounts: Float64Array.from(amounts),
  };
}

/** Rows by their numbers one after the other: to write a row as a text costs several times as much. */
interface PatternNode {
  readonly next: Map<number, PatternNode>;
  pattern?: number;
}

function nodeOf(first: PatternNode, entries: readonly (readonly [number, number])[]): PatternNode {
  let node = first;
  for (const entry of entries) {
    for (const number of entry) {
      let next = node.next.get(number);
      if (next === undefined) {
        next = { next: new Map() };
        node.next.set(number, next);
      }
      node = next;
    }
  }

  return node;
}
