import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aProblem } from "./given-problem";
import { ProblemHead } from "./problem-head";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  { query: "Find a blue lamp. ".repeat(10), lines: 6, isOffered: true },
  { query: "Find a blue lamp. ".repeat(30), lines: 4, isOffered: false },
])("the whole task is offered where the width cuts it: $isOffered", ({ query, lines, isOffered }) => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(4 * 22);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(lines * 22);
  render(<ProblemHead problem={aProblem({ query })} />);

  expect(screen.queryByRole("button", { name: "Whole task" }) !== null).toBe(isOffered);
});
