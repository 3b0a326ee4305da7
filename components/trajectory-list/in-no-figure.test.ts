import { expect, test } from "vitest";
import { inNoFigure } from "./in-no-figure";

test.each([
  [{ value: 1, isCapped: false }, "1 trajectory that you review blind is in no figure."],
  [{ value: 2, isCapped: false }, "2 trajectories that you review blind are in no figure."],
  [{ value: 10_000, isCapped: true }, "10,000+ trajectories that you review blind are in no figure."],
])("%o are left out", (count, words) => {
  expect(inNoFigure(count)).toBe(words);
});
