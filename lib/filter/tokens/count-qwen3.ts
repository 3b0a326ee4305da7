import { countMerged } from "./count-merged";
import type { Tokenizer } from "./load-tokenizer";
import { pieceBytes } from "./piece-bytes";
import { pieceEnd } from "./piece-end";
import { PieceMemo } from "./piece-memo";
import { TextMemo } from "./text-memo";
import { TextUnits } from "./text-units";
import type { CountTokens } from "./token-counter";

// Below this code unit every text is in normal form C already.
const FIRST_COMPOSED = 0x3_00;
const FIRST_BEYOND_ASCII = 0x80;

/**
 * An exact token counter for Qwen3: added tokens such as `<|im_start|>` and `<think>` count one each wherever
 * they stand, the text between them is normalised (NFC), cut into pre-tokens and merged. It remembers
 * pre-tokens, and whole texts between added tokens, which repeat through a corpus; both memories are bounded.
 *
 * @param tokenizer - its added tokens all begin with "<"
 */
export function qwen3Counter({ table, addedTokens }: Tokenizer): CountTokens {
  const pieces = new PieceMemo();
  const texts = new TextMemo();
  const textUnits = new TextUnits();
  const bySecond = bySecondUnit(addedTokens);
  const countPiece = (units: Uint16Array, start: number, end: number) =>
    countMerged(table, pieceBytes(units, start, end));

  const countCut = (units: Uint16Array): number => {
    let tokens = 0;
    for (let at = 0; at < units.length; ) {
      const next = pieceEnd(units, at, units.length);
      const isOneByte = next - at === 1 && (units[at] ?? 0) < FIRST_BEYOND_ASCII;
      tokens += isOneByte ? 1 : pieces.tokens(units, at, next, countPiece);
      at = next;
    }
    return tokens;
  };

  const countText = (text: string): number => {
    const units = textUnits.of(text);
    return countCut(mayCompose(units) ? textUnits.of(text.normalize("NFC")) : units);
  };

  return (text) => {
    let tokens = 0;
    let from = 0;
    for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at)) {
      const added = bySecond.get(text.charCodeAt(at + 1))?.find((token) => text.startsWith(token, at));
      if (!added) {
        at++;
        continue;
      }
      if (at > from) tokens += texts.tokens(text.slice(from, at), countText);
      tokens++;
      at += added.length;
      from = at;
    }
    return from < text.length ? tokens + texts.tokens(text.slice(from), countText) : tokens;
  };
}

function bySecondUnit(addedTokens: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const bySecond = new Map<number, string[]>();
  for (const token of addedTokens.toSorted((a, b) => b.length - a.length)) {
    const list = bySecond.get(token.charCodeAt(1)) ?? [];
    bySecond.set(token.charCodeAt(1), [...list, token]);
  }
  return bySecond;
}

function mayCompose(units: Uint16Array): boolean {
  for (let at = 0; at < units.length; at++) if ((units[at] ?? 0) >= FIRST_COMPOSED) return true;
  return false;
}
