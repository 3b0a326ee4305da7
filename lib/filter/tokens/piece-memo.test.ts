import { expect, test } from "vitest";
import { MAX_PIECE_UNITS, PieceMemo } from "./piece-memo";

const unitsOf = (text: string) => Uint16Array.from(text, (character) => character.charCodeAt(0));
const remember = (memo: PieceMemo, piece: string, tokens: number) =>
  memo.tokens(unitsOf(piece), 0, piece.length, () => tokens);

test("a pre-token is counted once", () => {
  const memo = new PieceMemo();

  expect(remember(memo, "magnet", 2)).toBe(2);
  expect(remember(memo, "magnet", 9)).toBe(2);
  expect(memo.tokens(unitsOf("a magnet!"), 2, 8, () => 9)).toBe(2);
});

test("150,000 pre-tokens, some with the same hash, are told apart", () => {
  const memo = new PieceMemo();
  const pieces = Array.from({ length: 150_000 }, (_, index) => Math.imul(index + 1, 2_654_435_761).toString(36));

  for (const [index, piece] of pieces.entries()) remember(memo, piece, index % 60_000);
  const wrong = pieces.filter((piece, index) => remember(memo, piece, 65_000) !== index % 60_000);

  expect(wrong).toEqual([]);
});

test("a full memory forgets and goes on counting", () => {
  const memo = new PieceMemo();

  for (let index = 0; index < 600_000; index++) remember(memo, `p${index}`, 3);

  expect(remember(memo, "new", 4)).toBe(4);
  expect(remember(memo, "new", 5)).toBe(4);
});

test("a pre-token that is too long to keep is counted each time", () => {
  const memo = new PieceMemo();
  const long = "x".repeat(MAX_PIECE_UNITS + 1);

  expect(remember(memo, long, 1)).toBe(1);
  expect(remember(memo, long, 2)).toBe(2);
});
