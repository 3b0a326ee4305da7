import type { ListQuery } from "@/lib/client/trajectories";
import { DEFAULT_LAYERS, type ReaderLink, readerLinkPairs } from "@/lib/domain/reader-link";
import { listParams } from "./table-address";

/** Address of the reader for one row; it knows the table it came from, for the next and the previous row. */
export function rowAddress(id: string, list: ListQuery, place: Pick<ReaderLink, "step" | "logged"> = {}): string {
  const params = listParams(list);
  for (const [name, value] of readerLinkPairs({ ...place, mode: "story", layers: DEFAULT_LAYERS }))
    params.set(name, value);

  return `/trajectories/${id}?${params.toString()}`;
}
