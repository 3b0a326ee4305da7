import type { CorpusFacts } from "./fact-columns";
import { type FactsToLoad, loadFacts } from "./load-facts";

interface Kept {
  readonly snapshot: string;
  readonly withSketches: boolean;
  readonly facts: Promise<CorpusFacts>;
}

/** Corpora whose facts are kept: a million trajectories are about 60 MB, with the sketches of thoughts 190 MB. */
const MOST_CORPORA = 3;

const kept = new Map<string, Kept>();

/** The facts of a corpus, loaded when there are none of this snapshot. A corpus has one set of them at a time. */
export function corpusFacts(wanted: FactsToLoad & { readonly snapshot: string }): Promise<CorpusFacts> {
  const { databaseUrl, corpusId, snapshot, withSketches } = wanted;
  const key = `${corpusId} ${databaseUrl}`;
  const found = kept.get(key);
  kept.delete(key);
  const isGood = found?.snapshot === snapshot && (found.withSketches || !withSketches);
  const current = isGood ? found : { snapshot, withSketches, facts: loadFacts(wanted) };

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
