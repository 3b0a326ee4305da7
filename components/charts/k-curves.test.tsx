import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenChartSize } from "./given-chart-size";
import { KCurves } from "./k-curves";
import { seriesLook } from "./series-look";

beforeEach(() => givenChartSize());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const point = (k: number, value: number) => ({ k, value, low: value - 0.1, high: value + 0.1, n: 25 });

function givenCurves() {
  const onOpen = vi.fn();
  const { container } = render(
    <KCurves
      series={[
        {
          ...{ key: "a", name: "A base", look: seriesLook(0), reachFrom: 0.31 },
          points: [point(1, 0.31), point(2, 0.6)],
        },
        { ...{ key: "b", name: "B early", look: seriesLook(1), reachFrom: 0.2 }, points: [point(1, 0.2)] },
      ]}
      marks={[{ key: "sft", k: 1, value: 0.427, sign: "1" }]}
      mostK={2}
      axis="tries (k); n = 25 problems"
      onOpen={onOpen}
    />,
  );
  const words = () => [...container.querySelectorAll("svg text")].map(({ textContent }) => textContent);

  return { container, words, onOpen };
}

test("a line is named with its value at its end, one that ends earlier by its letter, and n stands on the axis", () => {
  const { words } = givenCurves();

  expect(words()).toEqual(
    expect.arrayContaining(["A base 60.0", "B", "1", "tries (k); n = 25 problems", "0 %", "70 %"]),
  );
  expect(words()).not.toContain("B early 20.0");
});

test("where the names would leave no plot they stand under it, and a letter at the end of each line", () => {
  const wide = givenCurves();
  const endOf = (container: Element) =>
    Number(/L([\d.]+),/.exec(container.querySelector("[data-line=a]")?.getAttribute("d") ?? "")?.[1]);
  expect(wide.container.querySelector("[data-names]")?.childElementCount).toBe(0);
  cleanup();
  givenChartSize(326, 340);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(326);

  const { container, words } = givenCurves();

  const names = [...container.querySelectorAll("[data-names] text")].map(({ textContent }) => textContent);
  expect(names).toEqual(["A base 60.0"]);
  expect(words()).toContain("A");
  expect(words().filter((word) => word === "A base 60.0")).toHaveLength(1);
  expect(endOf(container)).toBeGreaterThan(280);
});

test("the words of a value from elsewhere stand clear of the axis, and no line of the grid goes through them", () => {
  const sign = "Qwen3-4B … SFT + GRPO";
  const { container } = render(
    <KCurves
      series={[
        { key: "a", name: "A base", look: seriesLook(0), reachFrom: undefined, points: [point(1, 0.3), point(2, 0.6)] },
      ]}
      marks={[{ key: "grpo", k: 1, value: 0.487, sign }]}
      mostK={2}
      axis="tries (k)"
      onOpen={vi.fn()}
    />,
  );
  const texts = [...container.querySelectorAll("svg text")];
  const words = texts.find(({ textContent }) => textContent === sign);
  const axis = texts.find(({ textContent }) => textContent === "50 %");
  const startOf = Number(words?.getAttribute("x")) - 6.4 * sign.length;

  expect(words?.getAttribute("text-anchor")).toBe("end");
  expect(startOf - Number(axis?.getAttribute("x"))).toBeGreaterThanOrEqual(16);
  expect(Number(words?.getAttribute("stroke-width"))).toBeGreaterThanOrEqual(8);
});

test("points, names and headroom lie over the lines of all runs", () => {
  const { container } = givenCurves();

  const lines = [...container.querySelectorAll("[data-line]")];
  const dots = [...container.querySelectorAll(".recharts-dot")];
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    for (const dot of dots) expect(line.compareDocumentPosition(dot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(lines[0]?.getAttribute("d")).toMatch(/^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/);
});

test("every point and the bar of the headroom open what they are of", () => {
  const { container, onOpen } = givenCurves();

  for (const dot of container.querySelectorAll(".recharts-dot")) fireEvent.click(dot);
  const bar = container.querySelector(".recharts-rectangle");
  if (bar) fireEvent.click(bar);

  expect(onOpen.mock.calls).toEqual([
    ["a", 1],
    ["a", 2],
    ["b", 1],
    ["a", 2],
  ]);
});

test("points over fewer problems are hollow and have a line of their own, and the headroom goes from one try at them", () => {
  const draw = (reachFrom: number) => {
    cleanup();
    const points = [point(1, 0.6), point(2, 0.7), { ...point(3, 0.5), n: 10 }, { ...point(4, 0.6), n: 10 }];
    const { container } = render(
      <KCurves
        series={[{ key: "a", name: "A base", look: seriesLook(0), points, reachFrom }]}
        marks={[]}
        mostK={4}
        axis="tries (k)"
        onOpen={vi.fn()}
      />,
    );
    return container;
  };
  const heightOf = (container: Element) =>
    Number(/v ?([\d.]+)/.exec(container.querySelector(".recharts-rectangle")?.getAttribute("d") ?? "")?.[1]);

  const container = draw(0.4);
  expect(container.querySelector("[data-line=a]")?.getAttribute("d")).toMatch(/^M[^ML]+L[^ML]+M[^ML]+L[^ML]+$/);
  expect([...container.querySelectorAll(".recharts-dot")].map((dot) => dot.getAttribute("fill"))).toEqual([
    ...[seriesLook(0).color, seriesLook(0).color],
    ...["var(--surface)", "var(--surface)"],
  ]);
  const height = heightOf(container);

  expect(heightOf(draw(0.5))).toBeCloseTo(height / 2, 5);
});

test("of many lines the first has its band, and another while it is pointed at", () => {
  const { container } = render(
    <KCurves
      series={["a", "b", "c"].map((key, at) => ({
        ...{ key, name: key, look: seriesLook(at), reachFrom: undefined },
        points: [point(1, 0.3), point(2, 0.6)],
      }))}
      marks={[]}
      mostK={2}
      axis="tries (k)"
      onOpen={vi.fn()}
    />,
  );
  const bands = () => [...container.querySelectorAll("[data-band]")].map((band) => band.getAttribute("data-band"));
  const line = container.querySelector("[data-line=c]");
  if (!line) throw new Error("The line is not drawn.");

  expect(bands()).toEqual(["a"]);
  fireEvent.pointerEnter(line);
  expect(bands()).toEqual(["a", "c"]);
  fireEvent.pointerLeave(line);
  expect(bands()).toEqual(["a"]);
});
