import { expect, test } from "vitest";
import { factsOf } from "@/lib/domain/published-training";
import { chartFacts } from "./chart-facts";

test("published values near the curves stand on the axis with their words", () => {
  const { ticks, marks, beyond } = chartFacts([0.05, 0.3], factsOf("rule_score", 0.3));

  expect(ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(marks.map(({ low, words, side }) => [low, words, side])).toEqual([
    [0.02, "v19 in the paper, its first value", "start"],
    [0.42, "v19 in the paper, its last value", "end"],
  ]);
  expect(beyond).toEqual([]);
});

test("values far off leave the axis to the curves and are named", () => {
  const { ticks, marks, beyond } = chartFacts([0.5, 2.5], factsOf("kl", 2.5));

  expect(ticks.at(-1)).toBeLessThan(5);
  expect(marks).toMatchObject([{ low: 1, high: 2, words: "v18 in the paper" }]);
  expect(beyond).toEqual(["v17-kl"]);
});

test("what is only said has no place on the axis", () => {
  expect(chartFacts([0, 1], factsOf("mean_reward", 1))).toMatchObject({ marks: [], beyond: [] });
});

test("a curve that never moves has an axis too", () => {
  expect(chartFacts([0, 0], factsOf("strict_success", 0)).ticks).toEqual([0, 0.5]);
});
