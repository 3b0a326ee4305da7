import { expect, test } from "vitest";
import { capReachWords } from "./cap-reach";

test.each([
  [
    { by: "problem", cap: 3, groups: 940, reached: 212, leftOut: 1830 },
    "Cap of 3 per problem: 212 of 940 problems reach it; it leaves 1,830 trajectories out.",
  ],
  [
    { by: "miner", cap: 1000, groups: 1, reached: 1, leftOut: 1 },
    "Cap of 1,000 per miner: 1 of 1 miner reaches it; it leaves 1 trajectory out.",
  ],
  [
    { by: "miner", cap: 50, groups: 12, reached: 0, leftOut: 0 },
    "Cap of 50 per miner: 0 of 12 miners reach it; it leaves no trajectory out.",
  ],
] as const)("a cap is said with how many reach it and what it leaves out: %j", (set, words) => {
  expect(capReachWords(set)).toBe(words);
});
