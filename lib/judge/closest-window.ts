import type { Word } from "./words";

/** As many words in a row as were looked for, and the share of those that are among them, 0 to 1. */
export interface WordWindow {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** The first window that shares most words, each counted as often as it was looked for; order is not asked. */
export function closestWindow(words: readonly Word[], wanted: readonly string[]): WordWindow | undefined {
  const size = wanted.length;
  if (size === 0 || words.length < size) return undefined;

  const missing = new Map<string, number>();
  for (const word of wanted) missing.set(word, (missing.get(word) ?? 0) + 1);

  let shared = 0;
  let best: WordWindow | undefined;
  for (let to = 0; to < words.length; to++) {
    const entering = words[to]?.text ?? "";
    const leaving = to >= size ? words[to - size]?.text : undefined;
    const wantedOf = missing.get(entering);
    if (wantedOf !== undefined) {
      if (wantedOf > 0) shared++;
      missing.set(entering, wantedOf - 1);
    }
    const goneOf = leaving === undefined ? undefined : missing.get(leaving);
    if (leaving !== undefined && goneOf !== undefined) {
      if (goneOf >= 0) shared--;
      missing.set(leaving, goneOf + 1);
    }
    if (to >= size - 1 && shared / size > (best?.share ?? 0))
      best = { from: to - size + 1, to: to + 1, share: shared / size };
  }
  return best;
}
