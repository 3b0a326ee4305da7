import { listAddress } from "@/components/trajectory-list/list-address";
import { printExactValue } from "@/lib/query/print-filter";

/** Where one problem is shown, and which two of its rollouts are compared. */
export function problemAddress(id: string, corpus: string, compare: readonly string[] = []): string {
  const params = new URLSearchParams({ corpus });
  if (compare.length > 0) params.set("compare", compare.join(","));

  return `/problems/${id}?${params.toString()}`;
}

interface CellOf {
  readonly corpus: string;
  readonly problem: string;
  /** Word of the run; absent: all runs. */
  readonly run?: string | undefined;
  /** What else the rows have to match. */
  readonly filter?: string;
}

/** The trajectories of a problem, or of one run of it. */
export function cellAddress({ corpus, problem, run, filter = "" }: CellOf): string {
  const terms = [`problem:${problem}`, ...(run === undefined ? [] : [`run:${printExactValue(run)}`]), filter];

  return listAddress(corpus, terms.filter((term) => term !== "").join(" "));
}
