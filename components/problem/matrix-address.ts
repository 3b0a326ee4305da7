import type { MatrixState } from "./matrix-state";

/** The matrix of problems with these columns, of what matches, in an order. */
export function matrixAddress(corpus: string, { runs, filter, sort }: MatrixState): string {
  const params = new URLSearchParams({ corpus, runs: runs.join(","), sort });
  if (filter !== "") params.set("filter", filter);

  return `/problems?${params}`;
}
