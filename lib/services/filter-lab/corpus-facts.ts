import type { CorpusFacts } from "./fact-columns";
import { type FactsToLoad, loadFacts } from "./load-facts";

interface Kept {
  readonly snapshot: string;
  readonly withSketches: boolean;
  readonly since: number;
  readonly facts: Promise<CorpusFacts>;
}

/** Corpora whose facts are kept: a million trajectories are 60 to 85 MB of arrays, with the sketches of thoughts 128 MB more. */
const MOST_CORPORA = 3;

interface WantedFacts extends FactsToLoad {
  readonly snapshot: string;
  /** Of facts of another snapshot. */
  readonly mostAgeMs: number;
}

const kept = new Map<string, Kept>();

/**
 * The facts of a corpus, loaded when there are none of this snapshot, or none that are new enough while a job changes them.
 * A corpus has one set of them at a time.
 */
export function corpusFacts(wanted: WantedFacts): Promise<CorpusFacts> {
  const { databaseUrl, corpusId, snapshot, mostAgeMs, withSketches } = wanted;
  const key = `${corpusId} ${databaseUrl}`;
  const found = kept.get(key);
  kept.delete(key);
  const now = Date.now();
  const isGood =
    found !== undefined &&
    (found.snapshot === snapshot || now - found.since < mostAgeMs) &&
    (found.withSketches || !withSketches);
  const current = isGood ? found : { snapshot, withSketches, since: now, facts: loadFacts(wanted) };

  kept.set(key, current);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_CORPORA) break;
    kept.delete(oldest);
  }
  // A load that failed is told to who asked for it; the next one tries again.
  current.facts.catch(() => {
    if (kept.get(key) === current) kept.delete(key);
  });

  return current.facts;
}

/** Whether these are still kept, and not replaced or dropped. */
export function isKept(facts: Promise<CorpusFacts>): boolean {
  return [...kept.values()].some((one) => one.facts === facts);
}
