import { expect, test } from "vitest";
import { currentText, curveConclusion, curveSubtitle, figureText, placeText } from "./curve-words";
import { givenCurve, givenEstimate, givenScope, NO_LABELS } from "./given-lab";

const points = givenCurve().points;

test("where all intervals overlap the labels cannot tell one place from another", () => {
  const curve = givenCurve({
    points: points.map((point) => ({
      ...point,
      precision: givenEstimate(0.8, 0.15),
      recall: givenEstimate(0.8, 0.15),
    })),
  });

  expect(curveConclusion(curve)).toBe(
    "The intervals overlap over the whole range: these 400 labels cannot tell one agentic share from another.",
  );
});

test.each([
  [1, "n = 1 labelled trajectory at each of 11 places"],
  [2, "n = 2 labelled trajectories at each of 11 places"],
])("%s labelled", (n, words) => {
  expect(curveSubtitle(givenCurve({ n }))).toContain(words);
});

test("one figure that is told apart is enough not to say so", () => {
  const curve = givenCurve({ points: points.map((point) => ({ ...point, recall: givenEstimate(0.8, 0.15) })) });

  expect(curveConclusion(curve)).not.toContain("overlap over the whole range");
});

test.each([
  [
    "beyond its interval it is above the current one",
    6,
    0.02,
    /0\.85, at 0\.65, above the current 0\.76 beyond its interval/,
  ],
  ["within it the labels cannot tell", 6, 0.2, /these labels cannot tell it from the current 0\.76/],
  ["at the current one it says so", 3, 0.02, /0\.85, at 0\.65, which is the current one/],
  ["without a current one it is named alone", -1, 0.02, /^F1 is highest, 0\.85, at 0\.65\.$/],
])("the best F1 is named: %s", (_, now, half, says) => {
  const curve = givenCurve({
    points: points.map((point, at) => ({
      ...point,
      f1: givenEstimate(point.f1.value ?? 0, half),
      isCurrent: at === now,
    })),
  });

  expect(curveConclusion(curve)).toMatch(says);
});

test("of places with the same F1 the current one is the best", () => {
  const curve = givenCurve({ points: points.map((point) => ({ ...point, f1: givenEstimate(0.8) })) });

  expect(curveConclusion(curve)).toBe("F1 is highest, 0.80, at 0.80, which is the current one.");
});

test("without labels it says so, and with too few of them why", () => {
  const curve = givenCurve({
    n: 4,
    points: points.map((point) => ({ ...point, precision: NO_LABELS, recall: NO_LABELS, f1: NO_LABELS })),
  });

  expect(curveConclusion(curve)).toBe("No curve can be drawn. No label in this corpus.");
  expect(curveConclusion({ ...curve, n: 0 })).toBe("Nobody has said of a trajectory here yet whether it is agentic.");
});

test("a threshold is written as its unit asks, and one that is off says so", () => {
  expect(placeText("agenticShare", 0.8)).toBe("0.80");
  expect(placeText("tokenBudget", 14_336)).toBe("14,336");
  expect(currentText("agenticShare", givenScope().thresholds)).toBe("current 0.80");
  expect(currentText("coefficientGate", givenScope().thresholds)).toBe("the coefficient gate is off");
});

test("a figure has its interval, and one that cannot be said is n/a", () => {
  expect(figureText(givenEstimate(0.8, 0.05))).toBe("80.0\u00a0% (75.0 to 85.0)");
  expect(figureText(NO_LABELS)).toBe("n/a");
});
