import { expect, test } from "vitest";
import { leftOutWords } from "./left-out-words";

test.each([
  [{ value: 1, isCapped: false }, "1 trajectory that you review blind is left out."],
  [{ value: 1_320, isCapped: false }, "1,320 trajectories that you review blind are left out."],
  [{ value: 10_000, isCapped: true }, "10,000+ trajectories that you review blind are left out."],
  [{ value: 1, isCapped: true }, "1+ trajectories that you review blind are left out."],
])("%j left out reads: %s", (leftOut, words) => {
  expect(leftOutWords(leftOut)).toBe(words);
});
