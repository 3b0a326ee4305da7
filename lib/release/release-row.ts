import type { Pool } from "@/lib/leak/assign-pools";
import type { LeakProblem } from "@/lib/leak/leak-problem";

/** What a row was made of. Nothing here may differ between two databases that hold the same. */
export interface ReleaseSource {
  /** Key of its problem. */
  readonly problem: string;
  /** Content hashes of its trajectories: one, or the better and the worse one of a pair. */
  readonly trajectories: readonly string[];
}

/** One row of a release. Rows come by pool, in the order of POOLS, each pool's as a whole. */
export interface ReleaseRow {
  readonly pool: Pool;
  /** As its preset prints it, without the line feed. */
  readonly line: string;
  /** The same before it was printed; what Parquet is written from. */
  readonly row: object;
  readonly source: ReleaseSource;
}

/** A problem of the split with what the guards need of it; `name` is its key, `recommendedIds` are those of successes. */
export interface ReleaseProblem extends LeakProblem {
  readonly pool: Pool;
  /** Key of its leak cluster. */
  readonly cluster: string;
}
