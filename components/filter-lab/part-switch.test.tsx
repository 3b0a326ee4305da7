import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LAB_PARTS } from "./lab-state";
import { PartSwitch } from "./part-switch";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const WINDOW_PX = 360;
const PART_PX = 80;

/** Parts of 80 px beside each other in a row that shows 360 px of them. */
function givenNarrow() {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    if (this.tagName !== "LABEL") return new DOMRect(0, 0, WINDOW_PX, 30);
    const row = this.closest<HTMLElement>("div");
    const at = LAB_PARTS.findIndex((part) => this.querySelector(`input[value="${part}"]`) !== null);

    return new DOMRect(at * PART_PX - (row?.scrollLeft ?? 0), 0, PART_PX, 30);
  });
}

const scrolled = () => screen.getByRole("radiogroup").parentElement?.scrollLeft ?? 0;

test("a part that the window hides scrolls into view, and the first one back", () => {
  givenNarrow();
  const { rerender } = render(<PartSwitch part="disputes" onPart={() => undefined} />);

  expect(scrolled()).toBeGreaterThanOrEqual(LAB_PARTS.length * PART_PX - WINDOW_PX);
  rerender(<PartSwitch part="effect" onPart={() => undefined} />);
  expect(scrolled()).toBeLessThanOrEqual(0);
});

test("a part in view moves nothing", () => {
  givenNarrow();
  render(<PartSwitch part="labels" onPart={() => undefined} />);

  expect(scrolled()).toBe(0);
});
