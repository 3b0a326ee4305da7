import { expect, test } from "vitest";
import { lacksBlindLabels, leftOutWords, notBlindWords, unsettledWords } from "./not-blind-words";

test.each([
  [1, "No label here was given blind; 1 was given where the filter’s verdict could be seen."],
  [1200, "No label here was given blind; 1,200 were given where the filter’s verdict could be seen."],
])("where none of %d labels is blind it says so", (notBlind, says) => {
  expect(notBlindWords({ notBlind })).toBe(says);
});

test.each([
  ["blind", 0, 12, true],
  ["blind", 0, 0, false],
  ["blind", 3, 12, false],
  ["all", 0, 0, false],
] as const)(
  "counting %s with %d labels and %d that are not blind lacks blind ones: %s",
  (labels, n, notBlind, lacks) => {
    expect(lacksBlindLabels({ labels, n, notBlind })).toBe(lacks);
  },
);

test.each([
  [
    "blind",
    3,
    1,
    "1 label that is not blind does not count: the reviewer had seen before what the blind queue hides, or answered outside of one, or a lead settled it.",
  ],
  [
    "blind",
    3,
    1200,
    "1,200 labels that are not blind do not count: the reviewer had seen before what the blind queue hides, or answered outside of one, or a lead settled it.",
  ],
  ["blind", 3, 0, undefined],
  ["blind", 0, 12, undefined],
  ["all", 15, 12, undefined],
] as const)(
  "counting %s with %d labels and %d that are not blind it says what is left out",
  (labels, n, notBlind, says) => {
    expect(leftOutWords({ labels, n, notBlind })).toBe(says);
  },
);

test("what people disagree on is said to be left out, and nothing where they agree", () => {
  expect(unsettledWords(0)).toBeUndefined();
  expect(unsettledWords(1)).toMatch(/^1 trajectory that people labelled is left out: they disagree on it, /);
  expect(unsettledWords(1200)).toMatch(
    /^1,200 trajectories that people labelled are left out: they disagree on them, /,
  );
});
