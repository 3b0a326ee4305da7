import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "./filter-thresholds";
import { ignoredParts } from "./ignored-draft";

test.each([
  ["agenticShare:9,foo:bar", ["agenticShare:9", "foo:bar"]],
  ["agenticShare:0.9,rejects.R1:maybe", ["rejects.R1:maybe"]],
  ["agenticShare", ["agenticShare"]],
  ["agenticShare:0.9,coefficientGate:off", []],
  ["", []],
])("of “%s” is ignored %j", (text, ignored) => {
  expect(ignoredParts(DEFAULT_THRESHOLDS, text)).toEqual(ignored);
});
