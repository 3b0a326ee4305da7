import { expect, test } from "vitest";
import { LABELS_NOT_DRAWN } from "@/lib/domain/labels-not-drawn";
import { currentText, curveCaveats, curveConclusion, curveSubtitle, figureText, placeText } from "./curve-words";
import { givenCurve, givenEstimate, givenPaired, givenScope, NO_LABELS } from "./given-lab";

const points = givenCurve().points;
const THRESHOLDS = givenScope().thresholds;

const withPaired = (gained: number, lost: number, holmP: number) =>
  givenCurve({
    points: points.map((point) => ({
      ...point,
      ...{
        precision: givenEstimate(0.8, 0.15),
        recall: givenEstimate(0.8, 0.15),
        f1: givenEstimate(point.f1.value ?? 0, 0.2),
      },
      paired: point.isCurrent ? null : { ...givenPaired(gained, lost), holmP },
    })),
  });

test("where every label is answered alike the labels cannot tell one place from another", () => {
  expect(curveConclusion(withPaired(0, 0, 1))).toBe(
    "Every place of the agentic share answers these 400 labels alike: nothing tells one from another.",
  );
});

test("labels that come to agree tell places apart whose intervals overlap over the whole range", () => {
  expect(curveConclusion(withPaired(20, 0, 0.00002))).toBe(
    "F1 is highest, 0.85, at 0.65; it agrees with people more often than the current 0.80, by more than chance: agreement gained on 20 labels and lost on 0 (20 problems for it, 0 against; exact sign test, p under 0.0001 as one of 10 places).",
  );
});

test.each([
  [1, "n = 1 labelled trajectory at each of 11 places"],
  [2, "n = 2 labelled trajectories at each of 11 places"],
])("%s labelled", (n, words) => {
  expect(curveSubtitle(givenCurve({ n }), THRESHOLDS)).toContain(words);
  expect(curveCaveats(givenCurve({ n }))).toContain(
    "bands by Wilson’s formula over problems and agent versions together",
  );
  expect(curveCaveats(givenCurve({ n }))).toContain(LABELS_NOT_DRAWN);
});

test.each([
  [
    "fewer agree, though its F1 is higher",
    [1, 12, 0.01],
    /yet it agrees with people less often than the current 0\.80, by more than/,
  ],
  [
    "as one of so many places chance could do it",
    [9, 2, 0.3],
    /at 0\.65; these labels cannot tell it from the current 0\.80: .*p 0\.3000 as one of 10 places/,
  ],
] as const)("the best F1 is named: %s", (_, [gained, lost, holmP], says) => {
  expect(curveConclusion(withPaired(gained, lost, holmP))).toMatch(says);
});

test("where more problems agree and yet fewer labels do, the best F1 is called neither better nor worse", () => {
  const curve = withPaired(8, 40, 0.0391);
  const mixed = curve.points.map((point) => ({
    ...point,
    paired: point.paired && { ...point.paired, up: 8, down: 1 },
  }));

  expect(curveConclusion({ ...curve, points: mixed })).toBe(
    "F1 is highest, 0.85, at 0.65; against the current 0.80 more problems got better than worse, by more than chance, but fewer labels did: agreement gained on 8 labels and lost on 40 (8 problems for it, 1 against; exact sign test, p 0.0391 as one of 10 places).",
  );
});

test("the best F1 is named alone where it is the current one, and against none where the threshold is off", () => {
  const at = (now: number) => points.map((point, place) => ({ ...point, isCurrent: place === now }));
  const off = withPaired(20, 0, 0.001).points.map((point) => ({ ...point, isCurrent: false }));

  expect(curveConclusion(givenCurve({ points: at(3) }))).toBe(
    "F1 is highest, 0.85, at 0.65, which is the current one.",
  );
  expect(curveConclusion(givenCurve({ points: off }))).toContain(
    "more often than no agentic share at all, by more than",
  );
});

const gateCurve = (f1: number, isCurrent: boolean) =>
  givenCurve({
    along: "coefficientGate",
    points: withPaired(1, 9, 0.02).points.map((point, place) => ({
      ...point,
      isCurrent: !isCurrent && place === 6,
      paired: !isCurrent && place === 6 ? null : { ...givenPaired(1, 9), holmP: 0.02 },
    })),
    off: {
      ...{ precision: givenEstimate(0.7), recall: givenEstimate(0.8), f1: givenEstimate(f1), calledAgentic: 12_800 },
      ...{ isCurrent, paired: isCurrent ? null : { ...givenPaired(20, 0), holmP: 0.001 } },
    },
  });

test("that a threshold is off is one of the places of which one has the highest F1", () => {
  expect(curveConclusion(gateCurve(0.9, true))).toBe(
    "F1 is highest, 0.90, without the coefficient gate, which is how it is now.",
  );
  expect(curveConclusion(gateCurve(0.9, false))).toBe(
    "F1 is highest, 0.90, without the coefficient gate; it agrees with people more often than the current 0.80, by more than chance: agreement gained on 20 labels and lost on 0 (20 problems for it, 0 against; exact sign test, p 0.0010 as one of 11 places).",
  );
  expect(curveConclusion(gateCurve(0.5, true))).toMatch(
    /^F1 is highest, 0\.85, at 0\.65; yet it agrees with people less often than no coefficient gate at all, /,
  );
  expect(curveSubtitle(gateCurve(0.9, true), THRESHOLDS)).toContain(
    "at each of 11 places of the coefficient gate and without it,",
  );
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

const FEW = "It rests on 6 agent versions only, so it holds for those.";

test("bands over problems alone are named, and one that is read out says it itself", () => {
  const few = { ...givenEstimate(0.8, 0.05), note: FEW };
  const said = (alone: number) =>
    curveSubtitle(
      givenCurve({ points: points.map((point, at) => (at < alone ? { ...point, precision: few } : point)) }),
      THRESHOLDS,
    );

  expect(said(11)).toContain(
    "Bands of precision are over problems alone, of too few agent versions: their edge is dashed.",
  );
  expect(said(3)).toContain(
    "Bands of precision at 3 of 11 places are over problems alone, of too few agent versions: the edge of the whole band is dashed, also at places that are not.",
  );
  expect(said(3)).toMatch(/their widths must not be compared\.$/);
  expect(said(0)).not.toContain("alone");
  expect(figureText(few)).toBe("80.0\u00a0% (75.0 to 85.0 over problems alone)");
});

test("a curve along a share says where it begins and why, and how many rows people disagree on", () => {
  const subtitle = curveSubtitle(givenCurve({ unsettled: 3 }), THRESHOLDS);

  expect(subtitle).toContain("The curve begins above the sub-task share (0.2), since");
  expect(subtitle).toContain("3 trajectories that people labelled are left out: they disagree on them");
});
