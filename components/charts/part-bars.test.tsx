import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenChartSize } from "./given-chart-size";
import { PartBars } from "./part-bars";

beforeEach(() => givenChartSize());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("each bar is named, and a part says its count and of what where it has room, else the count, else nothing", () => {
  const { container } = render(
    <PartBars
      rows={[
        { key: "a", name: "A base, n = 25", parts: { always: 2, sometimes: 23, never: 0 } },
        { key: "b", name: "B night, n = 1,000", parts: { always: 1, sometimes: 999, never: 0 } },
      ]}
      series={["always", "sometimes", "never"].map((key) => ({
        ...{ key, color: "var(--ok)", opacity: 1, ink: "var(--ink)" },
      }))}
      onOpen={() => undefined}
    />,
  );

  const words = [...container.querySelectorAll("svg text")].map(({ textContent }) => textContent).filter(Boolean);
  expect(words.toSorted()).toEqual(["2", "23 sometimes", "999 sometimes", "A base, n = 25", "B night, n = 1,000"]);
});
