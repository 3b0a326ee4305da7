const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/**
 * A number of 32 bits for a text.
 *
 * @see Fowler, Noll and Vo, FNV-1a with 32 bits, here over UTF-16 units
 */
export function hashWord(word: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);

  return hash >>> 0;
}
