import { queriesOf, requestTexts } from "./request-texts";
import { type ShingledTexts, shingleTexts } from "./shingles";

/** Two queries that are nearly the same, by the first place of each: a proposal for a person, never a join. */
export interface NearQueries {
  readonly a: number;
  readonly b: number;
  /** Jaccard similarity of their words and word pairs, weighted by how much each tells, 0 to 1. */
  readonly similarity: number;
}

/** Signature of 63 values in 21 bands of 3: a pair with a similarity of 0.5 shares a band with a chance of 0.94. */
const SIGNATURE = 63;
const BAND = 3;
/** Of texts with a band in common each is held against so many that follow it: a template must not cost its square. */
const NEIGHBOURS = 64;
const MIX_A = 0x85_eb_ca_6b;
const MIX_B = 0xc2_b2_ae_35;

/**
 * Pairs of different queries at or above a similarity, most alike first, each once however many problems ask it.
 * Candidates come from MinHash with locality-sensitive hashing over the shingles that are no template's; each is then
 * compared exactly.
 *
 * @param threshold - 0 to 1
 * @see Broder 1997, doi:10.1109/SEQUEN.1997.666900; Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, 3.4
 */
export function nearQueries(queries: readonly string[], threshold?: number): readonly NearQueries[] {
  const near: NearQueries[] = [];
  eachNear(queries, (pair) => near.push(pair), threshold);

  return near.toSorted(byAlike);
}

/** The most alike first; of equal ones that of the first place. */
export function byAlike(one: NearQueries, other: NearQueries): number {
  return other.similarity - one.similarity || one.a - other.a || one.b - other.b;
}

/** Hands over the pairs of `nearQueries` in any order, each once: whoever keeps only some need not hold them all. */
export function eachNear(queries: readonly string[], onNear: (pair: NearQueries) => void, threshold?: number): void {
  const texts = requestTexts(queries);
  const onText = ({ a, b, similarity }: NearQueries) => {
    const [one, other] = [texts[a], texts[b]];
    if (one === undefined || other === undefined) return;
    for (const pair of queriesOf(one, other)) onNear({ ...pair, similarity });
  };
  eachNearText(
    texts.map(({ words }) => words),
    onText,
    threshold,
  );
}

/**
 * The same of texts, each of which is also as near to itself as can be, unless all of it is a template.
 *
 * @param texts - words of each, no two alike
 */
export function eachNearText(
  texts: readonly (readonly string[])[],
  onNear: (pair: NearQueries) => void,
  threshold = 0.5,
): void {
  const shingled = shingleTexts(texts);
  const telling = shingled.shingles.map((own) => own.filter((shingle) => !shingled.isTemplate(shingle)));
  const after = followers(telling);
  /** Of each place one more than the last one that met it: a pair may share several bands. */
  const metBy = new Uint32Array(texts.length);

  for (const a of texts.keys()) {
    if (telling[a]?.length !== 0) onNear({ a, b: a, similarity: 1 });
    for (const band of after) {
      let b = band[a] ?? 0;
      for (let met = 0; b !== 0 && met < NEIGHBOURS; met += 1) {
        if (metBy[b] !== a + 1) {
          metBy[b] = a + 1;
          const similarity = weightedJaccard(shingled, a, b);
          if (similarity >= threshold) onNear({ a, b, similarity });
        }
        b = band[b] ?? 0;
      }
    }
  }
}

function sign(shingles: readonly Uint32Array[]): Uint32Array {
  const signatures = new Uint32Array(shingles.length * SIGNATURE).fill(0xff_ff_ff_ff);

  for (const [place, own] of shingles.entries()) {
    const base = place * SIGNATURE;
    for (const shingle of own) {
      for (let at = 0; at < SIGNATURE; at += 1) {
        const hash = (Math.imul(shingle, FACTORS[at] ?? 1) + (TERMS[at] ?? 0)) >>> 0;
        if (hash < (signatures[base + at] ?? 0)) signatures[base + at] = hash;
      }
    }
  }

  return signatures;
}

/** Factors and terms of the hash functions: shingles are well mixed already, so multiplying and adding is enough. */
const FACTORS = Uint32Array.from({ length: SIGNATURE }, (_, at) => scramble(at + 1) | 1);
const TERMS = Uint32Array.from({ length: SIGNATURE }, (_, at) => scramble(~at));

/** The finaliser of MurmurHash3. */
function scramble(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), MIX_A);
  hash = Math.imul(hash ^ (hash >>> 13), MIX_B);

  return (hash ^ (hash >>> 16)) >>> 0;
}

/** By band, of each query the next one that shares it; 0 where there is none. One without a telling shingle shares none. */
function followers(shingles: readonly Uint32Array[]): readonly Uint32Array[] {
  const signatures = sign(shingles);

  return Array.from({ length: SIGNATURE / BAND }, (_, band) => {
    const after = new Uint32Array(shingles.length);
    const last = new Map<number, number>();
    for (const [place, own] of shingles.entries()) {
      if (own.length === 0) continue;
      const key = bandKey(signatures, place * SIGNATURE + band * BAND);
      const before = last.get(key);
      if (before !== undefined) after[before] = place;
      last.set(key, place);
    }

    return after;
  });
}

/** 52 bits: two hashes, so that chance puts no two bands together. */
function bandKey(signatures: Uint32Array, start: number): number {
  let [high, low] = [0, -1];
  for (let at = start; at < start + BAND; at += 1) {
    high = Math.imul(high ^ (signatures[at] ?? 0), MIX_A) ^ (high >>> 15);
    low = Math.imul(low ^ (signatures[at] ?? 0), MIX_B) ^ (low >>> 13);
  }

  return (high >>> 0) * 0x10_00_00 + ((low >>> 0) & 0x0f_ff_ff);
}

function weightedJaccard({ shingles, weightOf }: ShingledTexts, a: number, b: number): number {
  const [first, second] = [shingles[a] ?? [], shingles[b] ?? []];
  let both = 0;
  let all = 0;
  let [x, y] = [0, 0];

  while (x < first.length || y < second.length) {
    const left = first[x] ?? Number.POSITIVE_INFINITY;
    const right = second[y] ?? Number.POSITIVE_INFINITY;
    const weight = weightOf(Math.min(left, right));
    all += weight;
    if (left === right) both += weight;
    if (left <= right) x += 1;
    if (right <= left) y += 1;
  }

  return all === 0 ? 0 : both / all;
}
