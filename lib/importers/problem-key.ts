import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { ReadContext } from "./importer";

// Keys are indexed: a database index entry holds about 2,700 bytes.
const MAX_KEY_LENGTH = 400;

export const QUERY_KEY_START = "query:";

/**
 * The identity of a problem that only its query names. Where the form of queries changes, so does this; a problem that is
 * there keeps its own.
 */
export function queryKey(query: string): string {
  const normalised = normaliseQuery(query);
  if (normalised.length <= MAX_KEY_LENGTH) return `${QUERY_KEY_START}${normalised}`;

  return `${QUERY_KEY_START}${normalised.slice(0, MAX_KEY_LENGTH)}#${hashText(normalised)}`;
}

/**
 * The identity of a problem that nothing names: the record's own content, so that two such records never count as
 * rollouts of one problem, also when they stand at the same place of two files with one name. Without it, the place.
 */
export function unnamedKey(format: string, { contentId, fileName, recordIndex }: ReadContext): string {
  return `${format}:unnamed:${contentId ?? `${fileName}#${recordIndex + 1}`}`;
}

/** Two 32-bit FNV-1a hashes with different starts, in hex: enough to tell long texts with the same beginning apart. */
export function hashText(text: string): string {
  return [0x811c9dc5, 0x2f0b4e27].map((start) => fnv1a(text, start).toString(16).padStart(8, "0")).join("");
}

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
