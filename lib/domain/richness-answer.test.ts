import { expect, test } from "vitest";
import { richnessAnswer } from "./richness-answer";

test("no dispatches give no answer, and dispatches that nobody asked for give zero", () => {
  expect(richnessAnswer({ ratio: 0, dispatches: 0 })).toBeNull();
  expect(richnessAnswer({ ratio: 0, dispatches: 2 })).toBe(0);
  expect(richnessAnswer({ ratio: null, dispatches: 2 })).toBeNull();
});
