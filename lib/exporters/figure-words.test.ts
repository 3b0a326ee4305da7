import { expect, test } from "vitest";
import { figureWords } from "./figure-words";

test.each([
  ["rowsWithoutSystem", "rows without a system message"],
  ["callRowsWithoutTools", "rows that train on calls and hold no tools"],
  ["partsOnlyNamed", "images and other parts in the source records, for which a word in brackets stands"],
  ["stepsTooLong", "steps too long"],
  ["desirable", "desirable"],
  ["constructor", "constructor"],
])("the figure %s is told as “%s”", (name, words) => {
  expect(figureWords(name)).toBe(words);
});
