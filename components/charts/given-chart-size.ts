import { vi } from "vitest";

/**
 * A chart is drawn as large as its place, and nothing has a size where no window lays it out. Words keep none: the library
 * remembers theirs beyond the test.
 */
export function givenChartSize(width = 760, height = 340): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function size(this: Element) {
    return this.matches(".recharts-responsive-container") ? new DOMRect(0, 0, width, height) : new DOMRect();
  });
}
