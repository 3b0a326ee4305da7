import type { ComparisonQuery } from "@/lib/contract/comparison";
import { MOST_COMPARED, MOST_K } from "@/lib/domain/run-order";
import type { Slice } from "@/lib/domain/slice";

/** Orders of the grid: by key, by how much the runs differ, by how few rollouts succeed. */
export const GRID_SORTS = ["different", "hardest", "key"] as const;
export type GridSort = (typeof GRID_SORTS)[number];

/** What the address of the comparison says. */
export interface ComparisonState {
  /** Public ids; the first is the baseline. */
  runs: string[];
  /** As far as the runs reach where nobody chose. */
  k: number | null;
  slice: Slice;
  filter: string;
  sort: GridSort;
  /** Where nobody chose they are shown for the buckets that they are about. */
  published: "shown" | "hidden" | null;
  /** Ids of values from elsewhere that are left out of what is shown. */
  without: string[];
  /** The problems that are open: a kind, a run, a k. */
  list: string;
}

export type SetComparisonState = (change: Partial<ComparisonState>) => void;

const RUN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The runs of the address, each once, and how many words of it are no id of a run. */
export function namedRuns(runs: readonly string[]): { readonly ids: readonly string[]; readonly unreadable: number } {
  const all = [...new Set(runs)];
  const ids = all.filter((id) => RUN_ID.test(id));

  return { ids, unreadable: all.length - ids.length };
}

/** What of the state the server is asked for; undefined without a run. What is past a bound is brought to it. */
export function comparisonQuery({
  runs,
  k,
  slice,
  filter,
}: Pick<ComparisonState, "runs" | "k" | "slice" | "filter">): ComparisonQuery | undefined {
  const asked = namedRuns(runs).ids.slice(0, MOST_COMPARED);
  if (asked.length === 0) return undefined;

  return { runs: asked.join(","), ...(k === null ? {} : { k: Math.min(MOST_K, Math.max(1, k)) }), slice, filter };
}
