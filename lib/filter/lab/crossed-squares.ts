import { addCluster, type ClusterSquares, squaresOf } from "@/lib/stats/cluster-squares";
import type { AgentClusters } from "./agent-clusters";
import type { AskedBands } from "./band-shares";

/**
 * Of each band, the sums over its problems with the agent versions that have any of their rows. Rows are taken problem
 * by problem, so that counts of one problem's agent versions are all that is held: pairs are nearly as many as rows.
 */
export function crossedSquares(
  { table, bandOf, bandCount, isMarked }: AskedBands,
  agents: AgentClusters,
): ClusterSquares[] {
  const squares = Array.from({ length: bandCount }, () => squaresOf([]));
  const counts = new Uint32Array(agents.count * bandCount);
  const sums = new Uint32Array(agents.count * bandCount);
  const { rows, starts } = byProblem(table);

  for (let problem = 0; problem + 1 < starts.length; problem += 1) {
    const touched: number[] = [];
    for (let at = starts[problem] ?? 0; at < (starts[problem + 1] ?? 0); at += 1) {
      const row = rows[at] ?? 0;
      const band = bandOf(row);
      if (band >= bandCount) continue;
      const place = agents.of(row) * bandCount + band;
      if (counts[place] === 0) touched.push(place);
      counts[place] = (counts[place] ?? 0) + 1;
      if (isMarked(row)) sums[place] = (sums[place] ?? 0) + 1;
    }
    for (const place of touched) {
      const of = squares[place % bandCount];
      if (of !== undefined) addCluster(of, { count: counts[place] ?? 0, sum: sums[place] ?? 0 });
      counts[place] = 0;
      sums[place] = 0;
    }
  }

  return squares;
}

/** Rows in the order of their problems, and where each problem begins, with one start more: a counting sort. */
function byProblem({ size, problem, names }: AskedBands["table"]): {
  readonly rows: Int32Array;
  readonly starts: Int32Array;
} {
  const starts = new Int32Array(names.problems.length + 1);
  for (let row = 0; row < size; row += 1) {
    const next = (problem[row] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);

  const rows = new Int32Array(size);
  const places = starts.slice();
  for (let row = 0; row < size; row += 1) {
    const of = problem[row] ?? 0;
    const place = places[of] ?? 0;
    rows[place] = row;
    places[of] = place + 1;
  }

  return { rows, starts };
}
