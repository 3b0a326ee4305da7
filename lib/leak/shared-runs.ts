import { requestWords } from "./problem-words";

/** Lengths of word runs that decontamination looks for: GPT-3 took 13, later work 8. */
export const SHORTEST_RUN = 8;
export const LONGEST_RUN = 13;

/** A run that stands in queries of more kinds of either side than this is a template, not a copy. */
const MOST_KINDS = 10;

export interface RunQuery {
  readonly query: string;
  /** Variants of one problem are of one kind: that they have words in common makes these no template. */
  readonly kind: number;
}

/**
 * Runs of consecutive normalised words that a text has in common with any of many others.
 *
 * @see Brown et al. 2020, arXiv 2005.14165, appendix C, on n-gram overlap and on leaving out frequent n-grams
 */
export class RunIndex {
  readonly #length: number;
  readonly #holders = new Map<string, number[]>();
  /** By place, with a space around every word, so that a run is found as a piece of text. */
  readonly #texts: string[] = [];
  readonly #templates: ReadonlySet<string>;

  /**
   * @param asked - the queries that are asked for: a suite of few problems does not show by itself what is a template
   * @param length - words of the shortest run that counts
   */
  constructor(queries: readonly RunQuery[], asked: readonly RunQuery[], length: number = SHORTEST_RUN) {
    this.#length = length;
    for (const [place, { query }] of queries.entries()) {
      const words = requestWords(query);
      this.#texts.push(` ${words.join(" ")} `);
      for (const run of new Set(runs(words, length))) {
        const holders = this.#holders.get(run);
        if (holders) holders.push(place);
        else this.#holders.set(run, [place]);
      }
    }
    this.#templates = new Set([queries, asked].flatMap((side) => this.#commonIn(side)));
  }

  /**
   * The others that share a run with a query, each with the longest one, of LONGEST_RUN words at most.
   *
   * @param most - of the others that have a run so many are named
   * @returns by place in the list of queries
   */
  sharedWith(query: string, most: number): ReadonlyMap<number, string> {
    const words = requestWords(query);
    const found = new Map<number, string>();

    for (const [start, run] of runs(words, this.#length).entries()) {
      const holders = this.#templates.has(run) ? undefined : this.#holders.get(run);
      if (holders === undefined) continue;
      const longer = this.#grownFrom(words, start);
      for (const holder of holders.slice(0, most)) {
        const text = this.#texts[holder] ?? "";
        const longest = longer.find((grown) => text.includes(` ${grown} `)) ?? run;
        if (longest.length > (found.get(holder)?.length ?? 0)) found.set(holder, longest);
      }
    }

    return found;
  }

  /** How many queries have each run of the others. */
  #heldBy(some: readonly RunQuery[]): ReadonlyMap<string, number> {
    const held = new Map<string, number>();
    for (const { query } of some) {
      for (const run of new Set(runs(requestWords(query), this.#length))) {
        if (this.#holders.has(run)) held.set(run, (held.get(run) ?? 0) + 1);
      }
    }

    return held;
  }

  /** Runs that queries of more than MOST_KINDS kinds have; kinds are looked at of those alone that many queries have. */
  #commonIn(some: readonly RunQuery[]): readonly string[] {
    const kindsOf = new Map<string, Set<number>>();
    for (const [run, times] of this.#heldBy(some)) if (times > MOST_KINDS) kindsOf.set(run, new Set());
    if (kindsOf.size === 0) return [];
    for (const { query, kind } of some) {
      for (const run of runs(requestWords(query), this.#length)) kindsOf.get(run)?.add(kind);
    }

    return [...kindsOf].filter(([, kinds]) => kinds.size > MOST_KINDS).map(([run]) => run);
  }

  /** Runs that begin at a word and are longer than the shortest that counts, the longest first. */
  #grownFrom(words: readonly string[], start: number): readonly string[] {
    const most = Math.min(LONGEST_RUN, words.length - start);

    return Array.from({ length: Math.max(0, most - this.#length) }, (_, less) =>
      words.slice(start, start + most - less).join(" "),
    );
  }
}

function runs(words: readonly string[], length: number): readonly string[] {
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) =>
    words.slice(start, start + length).join(" "),
  );
}
