import { expect, test } from "vitest";
import { aCurve } from "./given-training";
import { MOST_RUNS, shownCurves, smoothingOf } from "./training-state";

const curves = ["b", "a"].flatMap((run) =>
  ["loss", "aux", "lr", "kl", "zeta"].map((metric) => aCurve({ run, metric })),
);

test("where nothing is chosen the metrics of the paper come first, and four of them at most", () => {
  expect(shownCurves(curves, { runs: [], metric: [] })).toMatchObject({
    runs: ["b", "a"],
    metrics: ["kl", "aux", "loss", "lr"],
    allMetrics: ["kl", "aux", "loss", "lr", "zeta"],
  });
});

test("what is chosen is shown; what is not there any more is passed over", () => {
  expect(shownCurves(curves, { runs: ["a", "gone"], metric: ["zeta", "gone"] })).toMatchObject({
    runs: ["a"],
    metrics: ["zeta"],
  });
});

test("no chart has more lines than it tells apart", () => {
  const many = Array.from({ length: 20 }, (_, at) => aCurve({ run: `run ${at}` }));

  expect(shownCurves(many, { runs: [], metric: [] }).runs).toHaveLength(MOST_RUNS);
});

test("the address names windows that there are", () => {
  expect([smoothingOf("1"), smoothingOf("101")]).toEqual([1, 101]);
});
