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

test("the ways on wrap together, at the right on a line of their own too", () => {
  render(<ProblemHead problem={aProblem({ cluster: { id: aProblem().id, problems: 2 } })} />);

  const cluster = screen.getByRole("link", { name: "Cluster of 2 problems" });
  const all = screen.getByRole("link", { name: /^All \d+ trajector/ });
  expect(cluster.parentElement).toBe(all.parentElement);
  expect(all.parentElement?.className).toContain("ml-auto");
});

test("a task in Arabic begins at its right, where it is not cut", () => {
  render(<ProblemHead problem={aProblem({ query: "أبحث عن حقيبة خصر" })} />);

  const task = screen.getByText("أبحث عن حقيبة خصر");
  expect(task.dir).toBe("auto");
  // What says its own direction would not be asked for it.
  expect(task.querySelector("[dir]")).toBeNull();
});

test.each([
  [0, 5, "In none of 8 rollouts is it known to be solved. 5 rollouts are not scored."],
  [1, 1, "Solved in at least 1 of 8 rollouts (13 %). 1 rollout is not scored."],
  [0, 0, "Solved in 0 of 8 rollouts (0 %)."],
])(
  "of %d known successes and %d that the rules cannot tell the head says no more than is known",
  (successes, open, words) => {
    const [base] = aProblem().runs;
    const counts = { rollouts: 8, successes, unscored: open, open, unknown: open, crashed: 0, timedOut: 0 };
    render(<ProblemHead problem={aProblem({ runs: base ? [{ ...base, ...counts }] : [] })} />);

    expect(screen.getByText(words)).toBeDefined();
  },
);

test.each([
  [1, 1, "at least 1 of 2 runs solve it at least once. 2 rollouts are not scored."],
  [1, 0, "at least 1 of 2 runs solve it at least once. 1 rollout is not scored."],
  [0, 1, "1 of 2 runs solve it at least once. 1 rollout is not scored."],
])(
  "more runs than are known may solve a problem where one of no success is not all scored: %d, and %d of the other",
  (unsolved, solved, words) => {
    const [base] = aProblem().runs;
    const runs = base
      ? [unsolved, solved].map((unknown, successes) => ({
          ...base,
          ...{ rollouts: 4, successes, unscored: unknown, open: unknown, unknown, crashed: 0, timedOut: 0 },
          run: { ...base.run, id: `${successes}` },
        }))
      : [];
    render(<ProblemHead problem={aProblem({ runs })} />);

    expect(screen.getByText(`Solved in at least 1 of 8 rollouts (13 %): ${words}`)).toBeDefined();
  },
);
