import { listAddress } from "@/components/trajectory-list/list-address";
import { printExactValue } from "@/lib/query/print-filter";
import type { MatrixState } from "./matrix-state";

/** Where one problem is shown, and which two of its rollouts are compared. */
export function problemAddress(id: string, corpus: string, compare: readonly string[] = []): string {
  const params = new URLSearchParams({ corpus });
  if (compare.length > 0) params.set("compare", compare.join(","));

  return `/problems/${id}?${params.toString()}`;
}

/** The matrix of problems with these columns, of what matches, in an order. */
export function matrixAddress(corpus: string, { runs, filter, sort }: MatrixState): string {
  const params = new URLSearchParams({ corpus, runs: runs.join(","), sort });
  if (filter !== "") params.set("filter", filter);

  return `/problems?${params}`;
}

interface CellOf {
  readonly corpus: string;
  readonly problem: string;
  /** Words of the runs whose rollouts are counted; absent: all runs. */
  readonly runs?: readonly string[];
  /** What else the rows have to match. */
  readonly filter?: string;
}

/** The trajectories of a problem in some runs: exactly those that a cell counts. */
export function cellAddress({ corpus, problem, runs = [], filter = "" }: CellOf): string {
  const ofRuns = runs.length === 0 ? "" : `run:${runs.map(printExactValue).join(",")}`;
  const terms = [`problem:${problem}`, ofRuns, filter];

  return listAddress(corpus, terms.filter((term) => term !== "").join(" "));
}
