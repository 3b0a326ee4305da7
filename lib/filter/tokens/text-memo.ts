/** Kept text of one generation; there are two. */
export const MAX_KEPT_UNITS = 6_000_000;
/** A longer text takes the place of too many others. */
export const MAX_TEXT_UNITS = 400_000;

/**
 * Token counts of whole stretches of text between added tokens: system prompts, and what a search answered, which every
 * rollout of a problem holds again. What was used since the last clearing stays for one more generation.
 */
export class TextMemo {
  #recent = new Map<string, number>();
  #older = new Map<string, number>();
  #recentUnits = 0;

  /** Tokens of a text; `count` works them out when the text is new. */
  tokens(text: string, count: (text: string) => number): number {
    if (text.length > MAX_TEXT_UNITS) return count(text);
    const recent = this.#recent.get(text);
    if (recent !== undefined) return recent;

    const tokens = this.#older.get(text) ?? count(text);
    this.#keep(text, tokens);
    return tokens;
  }

  #keep(text: string, tokens: number): void {
    if (this.#recentUnits + text.length > MAX_KEPT_UNITS) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#recentUnits = 0;
    }
    this.#recent.set(detached(text), tokens);
    this.#recentUnits += text.length;
  }
}

/** A part of a longer text keeps the whole of it in memory; written anew it keeps only itself. */
function detached(text: string): string {
  return ` ${text}`.slice(1);
}
