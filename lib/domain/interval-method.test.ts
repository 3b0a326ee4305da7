import { expect, test } from "vitest";
import { fewAgentsWords } from "./few-agents";
import { INTERVAL_METHOD, intervalMethod } from "./interval-method";

test.each([0, 1, 6])("of %d agent versions intervals are over problems alone, and are called so", (agents) => {
  const note = fewAgentsWords(agents);

  expect(intervalMethod([note, `All are alike. ${note}`, null])).toBe(
    "by Wilson’s formula over problems; too few agent versions to count them",
  );
  expect(intervalMethod([note, undefined])).toBe(
    "by Wilson’s formula over problems and agent versions together, and over problems alone where there are too few of these",
  );
});

test("another note says nothing of how they are made", () => {
  expect(intervalMethod([undefined, "The interval is by agent version, which is wider than by problem."])).toBe(
    INTERVAL_METHOD,
  );
  expect(intervalMethod([null])).toBe(INTERVAL_METHOD);
});
