import { hashWord } from "@/lib/domain/hash-word";
import { CountTable } from "./count-table";
import { SHORTEST_RUN } from "./shared-runs";
import { mix, mostHolders } from "./shingles";

/** Of texts that begin their search at one run so many are held against a text: a template must not cost its square. */
const MOST_HELD = 64;

/**
 * Hands over the texts whose words stand whole and in their order in a longer one, by place, each pair once. Such a pair
 * is not nearly equal where the longer one says much besides. Shorter ones than SHORTEST_RUN words are left out: a few
 * words in common are a product's name, or chance.
 *
 * @param words - of each text, no two alike
 */
export function eachContained(
  words: readonly (readonly string[])[],
  onContained: (part: number, whole: number) => void,
): void {
  const runsOf = words.map(hashRuns);
  const holders = new CountTable();
  for (const runs of runsOf) for (const run of new Set(runs)) holders.add(run);

  /** By its run that fewest others have, so that a beginning which all have costs nothing. What is all template is no copy. */
  const byRarest = new Map<number, number[]>();
  for (const [place, runs] of runsOf.entries()) {
    const [first] = runs;
    if (first === undefined) continue;
    const rarest = runs.reduce((best, run) => (holders.count(run) < holders.count(best) ? run : best), first);
    if (holders.count(rarest) > mostHolders(words.length)) continue;
    const held = byRarest.get(rarest);
    if (held === undefined) byRarest.set(rarest, [place]);
    else if (held.length < MOST_HELD) held.push(place);
  }

  const texts = words.map((own) => ` ${own.join(" ")} `);
  for (const [whole, runs] of runsOf.entries()) {
    const text = texts[whole] ?? "";
    for (const run of new Set(runs)) {
      for (const part of byRarest.get(run) ?? []) {
        const within = texts[part] ?? "";
        if (within.length < text.length && text.includes(within)) onContained(part, whole);
      }
    }
  }
}

/** Of every run of SHORTEST_RUN words a 32-bit hash, in their order. */
function hashRuns(words: readonly string[]): Uint32Array {
  const hashes = words.map(hashWord);

  return Uint32Array.from({ length: Math.max(0, words.length - SHORTEST_RUN + 1) }, (_, start) =>
    hashes.slice(start, start + SHORTEST_RUN).reduce(mix),
  );
}
