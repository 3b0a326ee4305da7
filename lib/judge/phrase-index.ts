import type { Word } from "./words";

/** Longer phrases are descriptions, which no thought repeats whole. */
const MOST_WORDS = 8;

/** A phrase found in a text: the words from `from` up to, not with, `to`. */
export interface PhraseHit<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

/** Phrases of up to eight words, found in a text in one pass whatever their number. */
export class PhraseIndex<T> {
  readonly #values = new Map<string, T>();
  /** Most words of the phrases that begin with a word. */
  readonly #longest = new Map<string, number>();

  get size(): number {
    return this.#values.size;
  }

  get(words: readonly string[]): T | undefined {
    return this.#values.get(words.join(" "));
  }

  /** Keeps the first value of a phrase. */
  add(words: readonly string[], value: T): void {
    const [first] = words;
    const phrase = words.join(" ");
    if (first === undefined || words.length > MOST_WORDS || this.#values.has(phrase)) return;

    this.#values.set(phrase, value);
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
  }

  /** The longest phrase at each place, left to right, without overlaps. */
  *find(words: readonly Word[]): Generator<PhraseHit<T>> {
    for (let from = 0; from < words.length; from++) {
      const hit = this.#longestAt(words, from);
      if (!hit) continue;

      yield hit;
      from = hit.to - 1;
    }
  }

  #longestAt(words: readonly Word[], from: number): PhraseHit<T> | undefined {
    const first = words[from]?.text;
    const most = first === undefined ? undefined : this.#longest.get(first);
    if (most === undefined) return undefined;

    for (let to = Math.min(words.length, from + most); to > from; to--) {
      const phrase = words
        .slice(from, to)
        .map((word) => word.text)
        .join(" ");
      const value = this.#values.get(phrase);
      if (value !== undefined) return { value, from, to };
    }
    return undefined;
  }
}
