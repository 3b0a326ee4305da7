import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenChartSize } from "./given-chart-size";
import { StackedBars } from "./stacked-bars";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a bar has its sum at its end, also where it has nothing of the last series", () => {
  givenChartSize();

  const { container } = render(
    <StackedBars
      series={[
        { key: "model", color: "teal" },
        { key: "code", color: "brown" },
      ]}
      rows={[
        { name: "whole", values: { model: 1200, code: 34 } },
        { name: "by the model", values: { model: 56 } },
      ]}
    />,
  );

  const sums = [...container.querySelectorAll(".recharts-label-list text")].map(({ textContent }) => textContent);
  expect(sums.toSorted()).toEqual(["1,234", "56"]);
});
