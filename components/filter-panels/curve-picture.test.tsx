import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenChartSize } from "@/components/charts/given-chart-size";
import type { FilterCurve } from "@/lib/contract/what-if";
import { fewAgentsWords } from "@/lib/domain/few-agents";
import { CurvePicture } from "./curve-picture";
import { givenCurve, givenEstimate, givenScope } from "./given-lab";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function givenPicture(curve: FilterCurve) {
  givenChartSize(760, 280);
  const { container } = render(
    <CurvePicture curve={curve} thresholds={givenScope().thresholds} isDrafted={false} onPick={() => undefined} />,
  );
  await vi.waitFor(() => expect(container.querySelectorAll("path.recharts-line-curve").length).toBeGreaterThan(1));
  const pathOf = (which: string) => container.querySelector(which)?.getAttribute("d") ?? "";

  return {
    container,
    pathOf,
    words: () => [...container.querySelectorAll("svg text")].map((text) => text.textContent),
  };
}

/** The points of a path, as pairs. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test("a line is drawn in steps, to the side on which its rule counts a row at the value itself", async () => {
  const before = pointsOf((await givenPicture(givenCurve())).pathOf("path.recharts-line-curve"));
  cleanup();
  const after = pointsOf(
    (await givenPicture(givenCurve({ along: "unknownShare" }))).pathOf("path.recharts-line-curve"),
  );

  for (const [at, [x, y]] of before.entries())
    if (at > 0) expect([x, y].filter((place, side) => place === before[at - 1]?.[side])).toHaveLength(1);
  // The first turn is right at the first place where a least share is asked, and at the second one where a most is.
  expect([before[1]?.[0], after[1]?.[0]]).toEqual([before[0]?.[0], after[2]?.[0]]);
});

test("where the threshold is off its place stands at the left end, is named and has its figures", async () => {
  const points = givenCurve().points.map((point) => ({ ...point, isCurrent: false }));
  const off = {
    ...{ precision: givenEstimate(0.7), recall: givenEstimate(0.8), f1: givenEstimate(0.75), calledAgentic: 12_800 },
    ...{ isCurrent: true, paired: null },
  };
  const { container, words, pathOf } = await givenPicture(givenCurve({ along: "coefficientGate", points, off }));

  expect(words()).toEqual(expect.arrayContaining(["now: off", "off", "12,800"]));
  const marks = [...container.querySelectorAll("circle[r='5']")].map((mark) => Number(mark.getAttribute("cx")));
  expect(marks).toHaveLength(2);
  expect(Math.max(...marks)).toBeLessThan(pointsOf(pathOf("path.recharts-line-curve"))[0]?.[0] ?? 0);
});

test("of a threshold that cannot be off nothing of the kind is drawn", async () => {
  expect((await givenPicture(givenCurve())).words()).not.toContain("off");
});

test("a band over problems alone has a dashed edge, one over both none", async () => {
  const alone = { ...givenEstimate(0.8), note: fewAgentsWords(6) };
  const points = givenCurve().points.map((point) => ({ ...point, precision: alone }));
  const { container } = await givenPicture(givenCurve({ points }));

  const edges = [...container.querySelectorAll("path.recharts-area-curve")].filter(
    (edge) => edge.getAttribute("stroke") !== "none",
  );
  expect(edges.length).toBeGreaterThan(0);
  expect(new Set(edges.map((edge) => edge.getAttribute("stroke-dasharray")))).toEqual(new Set(["2 4"]));
  expect(new Set(edges.map((edge) => edge.getAttribute("stroke"))).size).toBe(1);
});
