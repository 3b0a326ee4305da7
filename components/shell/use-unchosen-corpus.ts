import { useCorpus } from "./use-corpus";

/**
 * Why nothing is written over all that match: the address means a corpus that is not there, so the one that is shown was
 * chosen by nobody. Undefined where the address names it, or names none.
 */
export function useUnchosenCorpus(): string | undefined {
  return useCorpus().isAnother ? "The address names a corpus that is not here. Choose a corpus first." : undefined;
}
