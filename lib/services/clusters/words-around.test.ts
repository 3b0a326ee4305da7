import { expect, test } from "vitest";
import { wordsAround } from "./words-around";

const LONG =
  "Find a shop offering a long rain jacket of nylon, and a mirasol phone Tripod of at most 120 cm, from 266 to 458.";

test.each([
  ["a short text as it is", "a brass lamp", "lamp", "a brass lamp"],
  [
    "of a long one what stands around, cut between words",
    LONG,
    "tripod",
    "…a long rain jacket of nylon, and a mirasol phone Tripod of at most 120 cm, from 266 to 458.",
  ],
  [
    "its beginning where a product or an id was looked for",
    LONG,
    "100000007",
    "Find a shop offering a long rain jacket of nylon, and a…",
  ],
])("%s", (_, text, find, words) => {
  expect(wordsAround(text, find)).toBe(words);
});
