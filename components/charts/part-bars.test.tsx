import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenChartSize } from "./given-chart-size";
import { PartBars } from "./part-bars";

beforeEach(() => givenChartSize());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("each bar is named with its n, and each of its parts says its count; nothing says none", () => {
  const { container } = render(
    <PartBars
      rows={[{ key: "a", name: "A base, n = 25", parts: { always: 4, sometimes: 21, never: 0 } }]}
      series={["always", "sometimes", "never"].map((key) => ({
        ...{ key, color: "var(--ok)", opacity: 1, ink: "var(--ink)" },
      }))}
      onOpen={() => undefined}
    />,
  );

  const words = [...container.querySelectorAll("svg text")].map(({ textContent }) => textContent).filter(Boolean);
  expect(words.toSorted()).toEqual(["21", "4", "A base, n = 25"]);
});
