import { expect, test } from "vitest";
import { failureWords } from "./failure-words";

test.each([
  [{ crashed: 1, timedOut: 1, unscored: 6 }, "1 crashed, 1 timed out, 6 not scored (one may be in two of them)"],
  [{ crashed: 0, timedOut: 2, unscored: 1200 }, "2 timed out, 1,200 not scored (one may be in two of them)"],
  [{ crashed: 3, timedOut: 1, unscored: 0 }, "3 crashed, 1 timed out"],
  [{ crashed: 0, timedOut: 0, unscored: 4 }, "4 not scored"],
  [{ crashed: 0, timedOut: 0, unscored: 0 }, ""],
])("%j are told as counts that may hold a rollout twice", (failures, words) => {
  expect(failureWords(failures)).toBe(words);
});
