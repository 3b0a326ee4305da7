import { keepFilter } from "@/lib/query/keep-filter";

/** Address of the rows of a corpus that match; the filter may be one that was kept, such as a recipe's. */
export function listAddress(corpus: string, filter: string): string {
  const text = keepFilter(filter);

  return `/trajectories?${new URLSearchParams({ corpus, ...(text ? { filter: text } : {}) }).toString()}`;
}
