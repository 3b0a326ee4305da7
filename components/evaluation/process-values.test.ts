import { expect, test } from "vitest";
import { PROCESS_METRICS, type ProcessMetric } from "@/lib/query/process-metrics";
import { differenceText, isShare, metricText } from "./process-values";

const METRICS = Object.keys(PROCESS_METRICS) as ProcessMetric[];
const share = METRICS.find(isShare) ?? "inference_share";
const mean = METRICS.find((metric) => !isShare(metric)) ?? "inference_share";

test("a share is no false 0 and no false 100", () => {
  expect([0.0004, 0.121, 0.9998].map((value) => metricText(share, value))).toEqual([
    ...["under 0.1\u00a0%", "12.1\u00a0%", "over 99.9\u00a0%"],
  ]);
  expect(metricText(mean, 0.004)).toBe("0.00");
});

test("a difference has the sign of what is printed, and none where that is nothing", () => {
  expect([0.04, -0.04, 0.0004, -0.0004].map((value) => differenceText(share, value))).toEqual([
    ...["+4.0 points", "−4.0 points", "0.0 points", "0.0 points"],
  ]);
  expect([0.25, -0.25, 0.004, -0.004].map((value) => differenceText(mean, value))).toEqual([
    ...["+0.25", "−0.25", "0.00", "0.00"],
  ]);
});
