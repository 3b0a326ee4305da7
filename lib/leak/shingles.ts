import { hashWord } from "@/lib/domain/hash-word";
import { CountTable } from "./count-table";

/** Distinct shingles of each text, ascending, and how much each tells. */
export interface ShingledTexts {
  readonly shingles: readonly Uint32Array[];
  /** By shingle: ln(texts / texts that hold it), so that a template's words weigh nearly nothing and a brand much. */
  readonly weightOf: (shingle: number) => number;
  /** Whether so many texts hold a shingle that it is a part of their template. */
  readonly isTemplate: (shingle: number) => boolean;
}

const FNV_PRIME = 0x01_00_01_93;
/** A shingle in more texts than this, or than this share of them, is a template's. */
const TEMPLATE_TEXTS = 50;
const TEMPLATE_SHARE = 0.01;

/**
 * Words and pairs of neighbouring words of texts, as 32-bit hashes.
 *
 * @param texts - words of each, no two alike: a text's own copies would make a template of it
 */
export function shingleTexts(texts: readonly (readonly string[])[]): ShingledTexts {
  const holders = new CountTable();
  const shingles = texts.map((words) => {
    const found = shinglesOf(words);
    for (const shingle of found) holders.add(shingle);

    return found;
  });
  const most = mostHolders(texts.length);
  const count = texts.length + 1;
  return {
    shingles,
    weightOf: (shingle) => Math.log(count / Math.max(1, holders.count(shingle))),
    isTemplate: (shingle) => holders.count(shingle) > most,
  };
}

/** Of so many texts: what more of them than this hold is a part of their template. */
export function mostHolders(texts: number): number {
  return Math.max(TEMPLATE_TEXTS, texts * TEMPLATE_SHARE);
}

function shinglesOf(words: readonly string[]): Uint32Array {
  const hashes = words.map(hashWord);
  const pairs = hashes.slice(1).map((hash, at) => mix(hashes[at] ?? 0, hash));

  return Uint32Array.from(new Set([...hashes, ...pairs])).sort();
}

export function mix(a: number, b: number): number {
  return Math.imul(a ^ Math.imul(b, 0x9e_37_79_b1), FNV_PRIME) >>> 0;
}
