import { queryOptions } from "@tanstack/react-query";
import { bodyOrNothing, loadSchemas, reach, refusalOf, silenceOf } from "./api";
import { KEYS } from "./keys";
import { rawRecordPath } from "./trajectory";

/** How much of a record is shown; the download always has all of it. */
export const RAW_SHOWN_BYTES = 1_000_000;

export interface RawRecord {
  readonly text: string;
  readonly isCut: boolean;
}

/** Reads the start of a stored record and stops the transfer there. */
async function readStart(id: string, signal: AbortSignal): Promise<RawRecord> {
  const response = await reach(rawRecordPath(id), { signal });
  if (!response.ok || !response.body) throw refusalOf(response, await loadSchemas(), await bodyOrNothing(response));
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;

  while (size < RAW_SHOWN_BYTES) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw silenceOf(error);
    });
    if (done) return { text: text + decoder.decode(), isCut: false };
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return { text, isCut: true };
}

export function rawRecordOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.trajectory, id, "raw"],
    queryFn: ({ signal }) => readStart(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
