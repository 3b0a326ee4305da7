import { describe, expect, test } from "vitest";
import { stepLabelAt, withStepLabel } from "./step-labels";

const wrongAt = (step: number) => ({ step, label: "first_wrong" }) as const;
const goodAt = (step: number) => ({ step, label: "good" }) as const;

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
  const bad = { step: 4, label: "bad" } as const;

  expect(withStepLabel([goodAt(4)], bad)).toEqual([bad]);
  expect(withStepLabel([bad], bad)).toEqual([]);
});
