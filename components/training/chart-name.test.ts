import { expect, test } from "vitest";
import { chartName } from "./chart-name";

test("a chart is called by its metric, and metrics that only differ in their signs have names of their own", () => {
  const metrics = ["train/KL", "train-kl", "reward"];

  expect(metrics.map((metric) => chartName(metric, metrics))).toEqual([
    ...["metric-train-kl", "metric-train-kl-2", "metric-reward"],
  ]);
});
