import { expect, test } from "vitest";
import { ownWords } from "./own-words";

const wordsOf = (query: string, other: string) =>
  ownWords(query, other).map(({ start, end }) => query.slice(start, end));

test.each([
  ["words that the other does not have", "a red lamp, size 40", "a lamp", ["red", "size", "40"]],
  ["nothing for another case, width or order", "ＲＥＤ Lamp", "lamp red", []],
  ["every word where the other has none", "a lamp", "", ["a", "lamp"]],
  ["letters of any script", "красная лампа", "синяя лампа", ["красная"]],
  ["letters with their marks", "लाल किताब cafe\u0301 ❤️", "लाल कुताब café", ["किताब"]],
])("marks %s", (_, query, other, own) => {
  expect(wordsOf(query, other)).toEqual(own);
});
