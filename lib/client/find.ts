import type { FoundInChunk } from "@/lib/contract/find";
import { getLines } from "./get-lines";

interface FindRequest {
  readonly id: string;
  readonly text: string;
  readonly signal: AbortSignal;
  /** Called with what came since the last time. */
  readonly onFound: (found: readonly FoundInChunk[]) => void;
}

/**
 * Lets the server search every step; answers come while it searches.
 *
 * @throws ApiError when the search broke off, after what was found until then
 */
export function findOnServer({ id, text, signal, onFound }: FindRequest): Promise<void> {
  return getLines({
    path: `/api/trajectories/${id}/find`,
    search: { text },
    line: (of) => of.FoundInChunk,
    signal,
    onLines: onFound,
  });
}
