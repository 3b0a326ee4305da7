import { expect, test } from "vitest";
import { closestWindow } from "./closest-window";
import { wordsOf, wordTexts } from "./words";

test.each([
  ["all in order", "x a b c y", "a b c", { from: 1, to: 4, share: 1 }],
  ["in another order", "x c a b y", "a b c", { from: 1, to: 4, share: 1 }],
  ["one of four exchanged", "x a b q d y", "a b c d", { from: 1, to: 5, share: 0.75 }],
  ["words that left the window do not count", "a x x b x x c", "a b c", { from: 0, to: 3, share: 1 / 3 }],
  ["a word counts as often as it was asked for", "a a a", "a b c", { from: 0, to: 3, share: 1 / 3 }],
  ["a word that comes back after it left", "a b x x a b c", "a b c", { from: 4, to: 7, share: 1 }],
  ["nothing in common", "x y z", "a b", undefined],
  ["a text shorter than the words", "a b", "a b c", undefined],
])("%s", (_name, text, wanted, window) => {
  expect(closestWindow(wordsOf(text), wordTexts(wanted))).toEqual(window);
});
