import { createHash } from "node:crypto";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { visibleName } from "@/lib/domain/visible-text";

const KEY_CHARS = 400;

/**
 * A key that a text column and an index can hold: PostgreSQL refuses index entries above some 2.7 KB, and a source may use a whole
 * query as its id. A long key keeps its beginning and ends in the hash of all of it, so equal keys stay equal.
 */
export function boundKey(key: string): string {
  if (key.length <= KEY_CHARS) return sanitiseText(key);

  // Cut first: the cut may split a surrogate pair.
  return `${sanitiseText(key.slice(0, KEY_CHARS))}#${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
}

/** A name as it is shown everywhere: one line without characters that cannot be seen, and no longer than a key. */
export function boundName(name: string): string {
  return boundKey(visibleName(sanitiseText(name)));
}
