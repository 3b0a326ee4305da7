import { describe, expect, test } from "vitest";
import type { StepLabel } from "@/lib/contract/comments";
import { stepLabelAt, withStepLabel } from "./step-labels";

type Given = Pick<StepLabel, "step" | "label">;
const wrongAt = (step: number): Given => ({ step, label: "first_wrong" });
const goodAt = (step: number): Given => ({ step, label: "good" });

describe("the first wrong step", () => {
  test("makes later steps bad until one is labelled otherwise", () => {
    const given = [wrongAt(2), goodAt(4)];

    expect([0, 1, 2, 3, 4, 5].map((step) => stepLabelAt(given, step)?.label)).toEqual([
      undefined,
      undefined,
      "first_wrong",
      "bad",
      "good",
      "bad",
    ]);
    expect(stepLabelAt(given, 3)?.isInherited).toBe(true);
    expect(stepLabelAt(given, 4)?.isInherited).toBe(false);
  });

  test("is one: marking another moves it", () => {
    expect(withStepLabel([wrongAt(2), goodAt(4)], wrongAt(1))).toEqual([goodAt(4), wrongAt(1)]);
  });

  test("taken back, it frees the steps after it", () => {
    const given = withStepLabel([wrongAt(2), goodAt(4)], wrongAt(2));

    expect(given).toEqual([goodAt(4)]);
    expect(stepLabelAt(given, 3)).toBeUndefined();
  });
});

test("another label replaces the first, the same one takes it back", () => {
  const bad: Given = { step: 4, label: "bad" };

  expect(withStepLabel([goodAt(4)], bad)).toEqual([bad]);
  expect(withStepLabel([bad], bad)).toEqual([]);
});
