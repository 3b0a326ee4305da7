import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenLines, laidOut } from "@/components/trajectory/given-lines";
import { aProblem } from "./given-problem";
import { ProblemHead } from "./problem-head";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  { query: "Find a blue lamp. ".repeat(10), lines: 6, isOffered: true },
  { query: "Find a blue lamp. ".repeat(30), lines: 4, isOffered: false },
])("the whole task is offered where the width cuts it: $isOffered", async ({ query, lines, isOffered }) => {
  givenLines({ shown: 4, lines: () => lines });
  render(<ProblemHead problem={aProblem({ query })} />);
  await laidOut();

  expect(screen.queryByRole("button", { name: "Whole task" }) !== null).toBe(isOffered);
});

test("folded, a task has no empty line, which would leave the last one with nothing but dots", async () => {
  givenLines({ shown: 4, lines: () => 6 });
  render(<ProblemHead problem={aProblem({ query: "Find a lamp.\n \n\nMy budget is 9." })} />);
  await laidOut();
  const task = () => screen.getByText(/^Find a lamp/).textContent;
  expect(task()).toBe("Find a lamp.\nMy budget is 9.");

  await userEvent.click(screen.getByRole("button", { name: "Whole task" }));

  expect(task()).toBe("Find a lamp.\n \n\nMy budget is 9.");
});

test("a task in Arabic begins at its right, where it is not cut", () => {
  render(<ProblemHead problem={aProblem({ query: "أبحث عن حقيبة خصر" })} />);

  const task = screen.getByText("أبحث عن حقيبة خصر");
  expect(task.dir).toBe("auto");
  // What says its own direction would not be asked for it.
  expect(task.querySelector("[dir]")).toBeNull();
});
