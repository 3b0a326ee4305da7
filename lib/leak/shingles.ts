import { hashWord } from "@/lib/domain/hash-word";
import { CountTable } from "./count-table";
import { requestWords } from "./problem-words";

/** Distinct shingles of each query, ascending, and how much each tells. */
export interface ShingledQueries {
  readonly shingles: readonly Uint32Array[];
  /** By shingle: ln(queries / queries that hold it), so that a template's words weigh nearly nothing and a brand much. */
  readonly weightOf: (shingle: number) => number;
  /** Whether so many queries hold a shingle that it is a part of their template. */
  readonly isTemplate: (shingle: number) => boolean;
}

const FNV_PRIME = 0x01_00_01_93;
/** A shingle in more queries than this, or than this share of them, is a template's. */
const TEMPLATE_QUERIES = 50;
const TEMPLATE_SHARE = 0.01;

/** Words and pairs of neighbouring words of queries, as 32-bit hashes. */
export function shingleQueries(queries: readonly string[]): ShingledQueries {
  const holders = new CountTable();
  const shingles = queries.map((query) => {
    const found = shinglesOf(requestWords(query));
    for (const shingle of found) holders.add(shingle);

    return found;
  });
  const most = mostHolders(queries.length);
  const count = queries.length + 1;
  return {
    shingles,
    weightOf: (shingle) => Math.log(count / Math.max(1, holders.count(shingle))),
    isTemplate: (shingle) => holders.count(shingle) > most,
  };
}

/** Of so many queries: what more of them than this hold is a part of their template. */
export function mostHolders(queries: number): number {
  return Math.max(TEMPLATE_QUERIES, queries * TEMPLATE_SHARE);
}

function shinglesOf(words: readonly string[]): Uint32Array {
  const hashes = words.map(hashWord);
  const pairs = hashes.slice(1).map((hash, at) => mix(hashes[at] ?? 0, hash));

  return Uint32Array.from(new Set([...hashes, ...pairs])).sort();
}

export function mix(a: number, b: number): number {
  return Math.imul(a ^ Math.imul(b, 0x9e_37_79_b1), FNV_PRIME) >>> 0;
}
