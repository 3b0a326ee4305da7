import { expect, test } from "vitest";
import { PUBLISHED_VALUES, type PublishedValue } from "./published-values";

const overall = PUBLISHED_VALUES.filter(({ bucket, figure }) => bucket === undefined && figure.kind === "asr");
const partsOf = (model: string) =>
  PUBLISHED_VALUES.filter((value) => value.bucket !== undefined && value.model === model);
const sum = (values: readonly PublishedValue[], of: "solved" | "problems") =>
  values.reduce((total, { counts }) => total + (counts?.[of] ?? 0), 0);

test("the success rates are those of the paper", () => {
  expect(overall.map(({ value }) => Number((value * 100).toFixed(1)))).toEqual([
    18, 38.7, 42.7, 42.7, 35.1, 43.6, 48.7, 64, 77.3,
  ]);
});

test("pass@1 and pass@8 are means over samples, apart from the single runs", () => {
  const sampled = PUBLISHED_VALUES.filter(({ figure }) => figure.kind === "pass_at_k");

  expect(sampled.map(({ figure, value, measure }) => [figure, value, measure])).toEqual([
    [{ kind: "pass_at_k", k: 1 }, 0.348, "sampled_mean"],
    [{ kind: "pass_at_k", k: 8 }, 0.533, "sampled_mean"],
  ]);
});

test.each(PUBLISHED_VALUES.filter(({ counts }) => counts))(
  "$id is its count of problems, rounded to 0.1 %",
  (value) => {
    const { solved, problems } = value.counts ?? { solved: 0, problems: 1 };

    expect(((solved / problems) * 100).toFixed(1)).toBe((value.value * 100).toFixed(1));
  },
);

test("what was measured on another set has no count, another harness and says so", () => {
  const others = PUBLISHED_VALUES.filter(({ testSet }) => testSet === "another");

  expect(others.map(({ value }) => value)).toEqual([0.18, 0.436, 0.487]);
  expect(
    others.every(({ counts, harness, caveat }) => !counts && harness === "4-tool" && /another test set/.test(caveat)),
  ).toBe(true);
});

test.each([
  ["ORO SFT stack", 32],
  ["ORO SFT stack + KTO", 32],
])("the buckets of %s add up to its 75 problems", (model, solved) => {
  expect([sum(partsOf(model), "solved"), sum(partsOf(model), "problems")]).toEqual([solved, 75]);
});

test("ids are one of a kind", () => {
  expect(new Set(PUBLISHED_VALUES.map(({ id }) => id)).size).toBe(PUBLISHED_VALUES.length);
});
