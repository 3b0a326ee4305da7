import { expect, test } from "vitest";
import { capsOf, capsWords, withCaps } from "./release-caps";

const VERSION = { capPerProblem: 4, capPerMiner: null, tokenBudget: 1 };

test("a recipe's caps come before those of the version, also when they are none", () => {
  expect(capsOf({}, VERSION)).toEqual({ problem: 4, miner: null });
  expect(capsOf({ problem: null, miner: 9 }, VERSION)).toEqual({ problem: null, miner: 9 });
  expect(withCaps(VERSION, { miner: 2 })).toEqual({ capPerProblem: 4, capPerMiner: 2, tokenBudget: 1 });
});

test("caps are said in words", () => {
  expect(capsWords({})).toBe("those of the filter version");
  expect(capsWords({ problem: 1200, miner: null })).toBe("1,200 a problem, any number a miner");
});
