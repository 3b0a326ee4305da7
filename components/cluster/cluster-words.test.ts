import { expect, test } from "vitest";
import { clusterFigures, partSizes } from "./cluster-words";

test.each([
  [
    { problems: 1204, clusters: 998, joined: 96, largest: 14 },
    "1,204 problems in 998 clusters. 96 hold several problems, the largest 14.",
  ],
  [
    { problems: 4, clusters: 3, joined: 1, largest: 2 },
    "4 problems in 3 clusters. 1 holds several problems, the largest 2.",
  ],
  [{ problems: 2, clusters: 2, joined: 0, largest: 1 }, "2 problems in 2 clusters. No two are variants of each other."],
])("figures are a sentence", (figures, sentence) => {
  expect(clusterFigures(figures)).toBe(sentence);
});

test.each([
  [[2, 1], "2 parts, of 2 and 1 problems"],
  [[4, 3, 1], "3 parts, of 4, 3 and 1 problems"],
  [[9, 8, 7, 6, 5, 4, 3], "7 parts, the largest of 9, 8, 7, 6 and 5 problems"],
])("parts are told by their sizes, and no more than a few", (sizes, words) => {
  expect(partSizes(sizes)).toBe(words);
});
