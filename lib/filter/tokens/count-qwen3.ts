import { countMerged } from "./count-merged";
import type { MergeTable } from "./merge-table";
import { PieceMemo } from "./piece-memo";
import { pieceEnd } from "./piece-end";
import type { CountTokens } from "./token-counter";

// Below this code unit every text is in normal form C already.
const FIRST_COMPOSED = 0x3_00;
const SYSTEM_TURN = "system\n";
const MAX_TURNS = 256;
const MAX_TURN_UNITS = 100_000;

/**
 * An exact token counter for Qwen3: added tokens such as `<|im_start|>` and `<think>` count one each wherever
 * they stand, the text between them is normalised (NFC), cut into pre-tokens and merged. It remembers
 * pre-tokens, and whole system turns, which repeat through a corpus; both memories are bounded.
 *
 * @param addedTokens - all of them begin with "<"
 */
export function qwen3Counter(table: MergeTable, addedTokens: readonly string[]): CountTokens {
  const memo = new PieceMemo();
  const turns = new Map<string, number>();
  const bySecond = bySecondUnit(addedTokens);
  const merged = (piece: string) => countMerged(table, piece);

  const countCut = (text: string, start: number, end: number): number => {
    let tokens = 0;
    for (let at = start; at < end; ) {
      const next = pieceEnd(text, at, end);
      tokens += memo.tokens(text, at, next, merged);
      at = next;
    }
    return tokens;
  };

  const countPlain = (text: string, start: number, end: number): number => {
    if (!mayCompose(text, start, end)) return countCut(text, start, end);
    const normal = text.slice(start, end).normalize("NFC");
    return countCut(normal, 0, normal.length);
  };

  const countTurn = (text: string, start: number, end: number): number => {
    if (end - start > MAX_TURN_UNITS || !text.startsWith(SYSTEM_TURN, start)) return countPlain(text, start, end);
    const turn = text.slice(start, end);
    const known = turns.get(turn);
    if (known !== undefined) return known;

    const tokens = countPlain(text, start, end);
    if (turns.size >= MAX_TURNS) turns.clear();
    turns.set(turn, tokens);
    return tokens;
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
      if (at > from) tokens += countTurn(text, from, at);
      tokens++;
      at += added.length;
      from = at;
    }
    return from < text.length ? tokens + countTurn(text, from, text.length) : tokens;
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

function mayCompose(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) >= FIRST_COMPOSED) return true;
  return false;
}
