import { requestWords } from "./problem-words";

/** Lengths of word runs that decontamination looks for: GPT-3 took 13, later work 8. */
export const SHORTEST_RUN = 8;
export const LONGEST_RUN = 13;

/** A run that stands in more problems of the other side than this is a template, not a copy. */
const MOST_HOLDERS = 10;

/**
 * Runs of consecutive normalised words that a text has in common with any of many others.
 *
 * @see Brown et al. 2020, arXiv 2005.14165, appendix C, on n-gram overlap and on leaving out frequent n-grams
 */
export class RunIndex {
  readonly #length: number;
  readonly #holders = new Map<string, number[]>();
  readonly #words: (readonly string[])[] = [];

  /** @param length - words of the shortest run that counts */
  constructor(queries: readonly string[], length: number = SHORTEST_RUN) {
    this.#length = length;
    for (const [place, query] of queries.entries()) {
      const words = requestWords(query);
      this.#words.push(words);
      for (const run of new Set(runs(words, length))) {
        const holders = this.#holders.get(run);
        if (holders) holders.push(place);
        else this.#holders.set(run, [place]);
      }
    }
  }

  /**
   * The others that share a run with a query, each with the longest one, of LONGEST_RUN words at most.
   *
   * @returns by place in the list of queries
   */
  sharedWith(query: string): ReadonlyMap<number, string> {
    const words = requestWords(query);
    const found = new Map<number, string>();

    for (const [start, run] of runs(words, this.#length).entries()) {
      const holders = this.#holders.get(run) ?? [];
      if (holders.length > MOST_HOLDERS) continue;
      for (const holder of holders) {
        const longest = this.#grown(words.slice(start, start + LONGEST_RUN), holder);
        if (longest.length > (found.get(holder)?.length ?? 0)) found.set(holder, longest);
      }
    }

    return found;
  }

  /** As much of the beginning of these words as the holder has in a row. */
  #grown(words: readonly string[], holder: number): string {
    const text = ` ${(this.#words[holder] ?? []).join(" ")} `;
    for (let length = words.length; length > this.#length; length -= 1) {
      const run = words.slice(0, length).join(" ");
      if (text.includes(` ${run} `)) return run;
    }

    return words.slice(0, this.#length).join(" ");
  }
}

function runs(words: readonly string[], length: number): readonly string[] {
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) =>
    words.slice(start, start + length).join(" "),
  );
}
