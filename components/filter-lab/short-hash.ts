const SHOWN = 10;

/** The beginning of a content hash, which tells versions apart. */
export function shortHash(hash: string): string {
  return hash.slice(0, SHOWN);
}
