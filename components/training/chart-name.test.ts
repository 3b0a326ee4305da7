import { expect, test } from "vitest";
import { chartName } from "./chart-name";

test("a chart is called by its metric, and metrics that only differ in their signs have names of their own", () => {
  const metrics = ["train/KL", "train-kl", "reward"];

  expect(metrics.map((metric) => chartName(metric, metrics))).toEqual([
    ...["metric-train-kl", "metric-train-kl-2", "metric-reward"],
  ]);
});

test.each([
  [
    ["a b", "a-b", "a-b-2"],
    ["metric-a-b", "metric-a-b-2", "metric-a-b-2-2"],
  ],
  [
    ["a-b-2", "a b", "a-b"],
    ["metric-a-b-2", "metric-a-b", "metric-a-b-3"],
  ],
])("a metric that is called as another one is numbered has a name of its own: %j", (metrics, names) => {
  expect(metrics.map((metric) => chartName(metric, metrics))).toEqual(names);
});
