import { expect, test } from "vitest";
import { parseTriedCap, printTriedCap, triedCapWords } from "./tried-cap";

test.each([
  ["miner:50", { by: "miner", cap: 50 }, "at most 50 of a miner"],
  ["problem:1200", { by: "problem", cap: 1200 }, "at most 1,200 of a problem"],
  ["problem:off", { by: "problem", cap: null }, "no cap of a problem"],
] as const)("%s is read, written and told", (text, tried, words) => {
  expect(parseTriedCap(text)).toEqual(tried);
  expect(printTriedCap(tried)).toBe(text);
  expect(triedCapWords(tried)).toBe(words);
});

test.each(["", "miner", "miner:", "miner:0", "miner:2.5", "miner:many", "agent:5", "miner:5:6"])(
  "%j is no cap that is tried",
  (text) => {
    expect(parseTriedCap(text)).toBeNull();
  },
);
