import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CurveLines } from "./curve-lines";
import { givenChartSize } from "./given-chart-size";
import { seriesLook } from "./series-look";

const NAMES = ["grpo-with-a-…s64-seed17", "grpo-with-a-…s64-seed42"];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function givenLines(width: number) {
  givenChartSize(width, 240);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  const { container } = render(
    <CurveLines
      lines={NAMES.map((name, at) => ({
        ...{ key: name, name, whole: `${name} in full`, look: seriesLook(at), smooth: undefined },
        raw: [
          [0, 0],
          [750, 0.6 + at / 10],
        ],
      }))}
      marks={[]}
      ticks={[0, 0.5, 1]}
      format={String}
      xLabel="step"
    />,
  );
  const line = container.querySelector(".recharts-line path")?.getAttribute("d") ?? "";

  return {
    under: [...container.querySelectorAll("[data-names] text")].map(({ lastChild }) => lastChild?.textContent),
    titles: [...container.querySelectorAll("text > title")].map(({ textContent }) => textContent),
    plotWidth: Number(/L([\d.]+),/.exec(line)?.[1]) - Number(/M([\d.]+),/.exec(line)?.[1]),
  };
}

test("in a wide chart the lines are named at their ends", () => {
  const { under, titles } = givenLines(760);

  expect(under).toEqual([]);
  expect(titles).toEqual(NAMES.map((name) => `${name} in full`));
});

test("in a phone's the names are under the plot, which keeps most of the width", () => {
  const { under, titles, plotWidth } = givenLines(326);

  expect(plotWidth).toBeGreaterThan(200);
  expect(under).toEqual(NAMES);
  expect(titles).toEqual(NAMES.map((name) => `${name} in full`));
});
