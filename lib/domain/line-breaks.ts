import type { TextRange } from "./text-runs";

/** Shorter words go to the next line whole. */
const LONG_WORD = /\S{20,}/g;
/** Behind these a word may be broken: the browser itself breaks no "1,2". */
const BREAK = /[,;=&(/](?![/)])/g;
/** A longer text has no line to keep together, and each piece is an element. */
const MOST_CHARS = 4000;

/**
 * Pieces of the long words of a text, each with its last punctuation, so that the ids in a call keep their digits
 * together: a line may end behind each of them.
 */
export function breakablePieces(text: string): readonly TextRange[] {
  if (text.length > MOST_CHARS) return [];

  return [...text.matchAll(LONG_WORD)].flatMap(({ 0: word, index }) => piecesOf(word, index));
}

function piecesOf(word: string, at: number): readonly TextRange[] {
  const ends = [...word.matchAll(BREAK)].map(({ index }) => index + 1).filter((end) => end < word.length);

  return ends.map((end, i) => ({ start: at + (ends[i - 1] ?? 0), end: at + end }));
}
