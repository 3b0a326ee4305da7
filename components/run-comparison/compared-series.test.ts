import { expect, test } from "vitest";
import { measuredSeries, shortName } from "./compared-series";
import { givenComparison, givenRun } from "./given-comparison";

test.each([
  ["night 2", 17, "A night 2"],
  ["gpt-4o-airline.tasks-0-24.json.gz", 28, "A gpt-4o-airline.tasks-0-24"],
  ["gpt-4o-airline.tasks-0-24.json.gz", 17, "A gpt-4o-ai…ks-0-24"],
  ["a.json", 17, "A a.json"],
])("%s in %i letters is %s", (name, most, words) => {
  const [series] = measuredSeries(givenComparison({ runs: [givenRun(0, { name })] }));

  expect(series && shortName(series, most)).toBe(words);
});
