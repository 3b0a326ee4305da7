import { hashWord } from "@/lib/domain/hash-word";
import { SKETCH_VALUES } from "@/lib/filter/lab/fact-table";

/** Words of a shingle: near-equal thoughts share most runs of three words, and different ones about one product few. */
const SHINGLE_WORDS = 3;

/**
 * A MinHash sketch of thoughts: of each of 64 hash functions the least value over their shingles of three words, its
 * lowest 16 bits. The share of equal values of two sketches estimates the Jaccard similarity of their sets of
 * shingles, with a standard error of at most 0.0625. A value of 0 is written as 1, so that zeros mean no thoughts.
 *
 * @returns undefined when there is no word
 * @see Broder 1997, doi:10.1109/SEQUEN.1997.666900; the lowest bits alone: Li and König 2010, doi:10.1145/1772690.1772759
 */
export function thoughtSketch(thoughts: readonly string[]): Uint16Array | undefined {
  const least = new Uint32Array(SKETCH_VALUES).fill(0xffffffff);
  let hasWords = false;

  for (const hash of shingleHashes(thoughts)) {
    hasWords = true;
    for (let at = 0; at < SKETCH_VALUES; at++) {
      const value = mix(hash ^ (SEEDS[at] ?? 0));
      if (value < (least[at] ?? 0)) least[at] = value;
    }
  }

  return hasWords ? Uint16Array.from(least, (value) => value & 0xffff || 1) : undefined;
}

/** Shingles of each thought as numbers, in order and with repeats; a thought of fewer words is one shingle. */
export function* shingleHashes(thoughts: readonly string[]): Generator<number> {
  for (const thought of thoughts) {
    const words: number[] = [];
    let count = 0;
    for (const [word] of thought
      .normalize("NFKC")
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu)) {
      words.push(hashWord(word));
      count += 1;
      if (words.length > SHINGLE_WORDS) words.shift();
      if (count >= SHINGLE_WORDS) yield join(words);
    }
    if (count > 0 && count < SHINGLE_WORDS) yield join(words);
  }
}

function join(words: readonly number[]): number {
  return words.reduce((hash, word) => mix(Math.imul(hash, 31) ^ word), 1);
}

/** The finaliser of MurmurHash3: every bit of the number changes each bit of the answer in half of the cases. */
function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);

  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const SEEDS = Uint32Array.from({ length: SKETCH_VALUES }, (_, at) => mix(0x9e3779b9 * (at + 1)));
