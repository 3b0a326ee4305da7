import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PartBars } from "./part-bars";

// A chart is drawn as large as its place, and nothing has a size here.
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function size(this: Element) {
    return this.matches(".recharts-responsive-container") ? new DOMRect(0, 0, 760, 340) : new DOMRect();
  });
});
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
