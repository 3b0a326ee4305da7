import { type ShingledQueries, shingleQueries } from "./shingles";

/** Two queries that are nearly the same: a proposal for a person, never a join. */
export interface NearQueries {
  readonly a: number;
  readonly b: number;
  /** Jaccard similarity of their words and word pairs, weighted by how much each tells, 0 to 1. */
  readonly similarity: number;
}

/** Signature of 63 values in 21 bands of 3: a pair with a similarity of 0.5 shares a band with a chance of 0.94. */
const SIGNATURE = 63;
const BAND = 3;
/** Of queries with a band in common each is held against so many that follow it: a template must not cost its square. */
const NEIGHBOURS = 64;
const MIX_A = 0x85_eb_ca_6b;
const MIX_B = 0xc2_b2_ae_35;

/**
 * Pairs of queries at or above a similarity, most alike first. Candidates come from MinHash with locality-sensitive
 * hashing over the shingles that are no template's; each is then compared exactly.
 *
 * @param threshold - 0 to 1
 * @see Broder 1997, doi:10.1109/SEQUEN.1997.666900; Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, 3.4
 */
export function nearQueries(queries: readonly string[], threshold = 0.5): readonly NearQueries[] {
  const shingled = shingleQueries(queries);
  const telling = shingled.shingles.map((own) => own.filter((shingle) => !shingled.isTemplate(shingle)));
  const signatures = sign(telling);
  const seen = new Set<number>();
  const near: NearQueries[] = [];

  for (let band = 0; band < SIGNATURE / BAND; band += 1) {
    for (const members of buckets(signatures, telling, band)) {
      for (const [at, a] of members.entries()) {
        for (const b of members.slice(at + 1, at + 1 + NEIGHBOURS)) {
          const pair = a * queries.length + b;
          if (seen.has(pair)) continue;
          seen.add(pair);
          const similarity = weightedJaccard(shingled, a, b);
          if (similarity >= threshold) near.push({ a, b, similarity });
        }
      }
    }
  }

  return near.toSorted((x, y) => y.similarity - x.similarity || x.a - y.a || x.b - y.b);
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

/** Queries that share a band, together; a query without a telling shingle is in none. */
function buckets(signatures: Uint32Array, shingles: readonly Uint32Array[], band: number): Iterable<readonly number[]> {
  // Nearly every query is alone in its bucket: a list is made for the second one.
  const alone = new Map<number, number>();
  const several = new Map<number, number[]>();
  for (const [place, own] of shingles.entries()) {
    if (own.length === 0) continue;

    const key = bandKey(signatures, place * SIGNATURE + band * BAND);
    const first = alone.get(key);
    if (first === undefined) {
      alone.set(key, place);
      continue;
    }
    const members = several.get(key);
    if (members) members.push(place);
    else several.set(key, [first, place]);
  }

  return several.values();
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

function weightedJaccard({ shingles, weightOf }: ShingledQueries, a: number, b: number): number {
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
