import type { ListQuery } from "@/lib/client/trajectories";
import { DEFAULT_LAYERS, type ReaderLink, readerLinkPairs } from "@/lib/domain/reader-link";

/** Address of the reader for one row; it knows the table it came from, for the next and the previous row. */
export function rowAddress(id: string, list: ListQuery, place: Pick<ReaderLink, "step" | "logged"> = {}): string {
  const params = new URLSearchParams({ corpus: list.corpus });
  if (list.filter) params.set("filter", list.filter);
  if (list.sort !== "-imported") params.set("sort", list.sort);
  for (const [name, value] of readerLinkPairs({ ...place, mode: "story", layers: DEFAULT_LAYERS }))
    params.set(name, value);

  return `/trajectories/${id}?${params.toString()}`;
}
