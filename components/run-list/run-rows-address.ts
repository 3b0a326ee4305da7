import { listAddress } from "@/components/trajectory-list/list-address";
import { printExactValue } from "@/lib/query/print-filter";

/** Addresses of the trajectories behind a figure of a run: those that match the list's filter and more terms. */
export type RunRowsAddress = (word: string, terms?: string) => string;

export function runRowsAddress(corpus: string, filter: string): RunRowsAddress {
  return (word, terms = "") =>
    listAddress(corpus, [filter, `run:${printExactValue(word)}`, terms].filter((part) => part !== "").join(" "));
}

/** Address of the comparison of runs, the first of which is the baseline; without a k it is the most that they allow. */
export function compareAddress(
  corpus: string,
  runs: readonly string[],
  { filter, k }: { readonly filter: string; readonly k: number | null },
): string {
  const search = new URLSearchParams({
    corpus,
    ...(k === null ? {} : { k: String(k) }),
    ...(filter === "" ? {} : { filter }),
  });

  // Ids need no escapes, and a comma reads better as itself.
  return `/runs/compare?runs=${runs.join(",")}&${search.toString()}`;
}
