import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fewAgentsWords } from "@/lib/domain/few-agents";
import { auditEstimate } from "@/lib/stats/audit-estimate";
import { shareOfClusters } from "@/lib/stats/cluster-ratio";
import { EstimateCell } from "./estimate-cell";

afterEach(cleanup);

const problems = (count: number, labels: number) => Array.from({ length: count }, () => ({ count: labels, sum: 1 }));
const audit = (drawn: number) =>
  auditEstimate([
    {
      ...{ name: "all", population: 500, known: { count: 40, labelled: 40, errors: 4 }, drawn: 20 },
      labels: Array.from({ length: drawn }, (_none, at) => ({ problem: `${at}`, labelled: 1, errors: 0 })),
    },
  ]).estimate;

test("what has to be known of an interval is beside it, and nothing where there is nothing", () => {
  const estimate = { value: 1, low: 0.722, high: 1, n: 100 };
  render(<EstimateCell estimate={{ ...estimate, note: "All are alike." }} />);

  expect(screen.getByText("note").title).toBe("All are alike.");
  cleanup();
  render(<EstimateCell estimate={estimate} />);
  expect(screen.queryByText("note")).toBeNull();
});

test.each([
  { of: "nothing", estimate: shareOfClusters([], "The judge never says so."), words: "no labels" },
  { of: "nine labels", estimate: shareOfClusters(problems(9, 1), ""), words: "too few, n 9" },
  { of: "four problems", estimate: shareOfClusters(problems(4, 32), ""), words: "too few problems, n 128" },
  { of: "four drawn ones beside 40 known", estimate: audit(4), words: "too few, n 4" },
  { of: "40 known ones alone", estimate: audit(0), words: "no figure, n 40" },
])("of $of nothing is said, and why: $words", ({ estimate, words }) => {
  if (estimate.kind === "estimated") throw new Error("It says something.");
  const few = estimate.kind === "too_few" ? estimate.few : undefined;
  const reason = "Whatever the reason says.";
  render(<EstimateCell estimate={{ value: null, n: estimate.n, reason, ...(few === undefined ? {} : { few }) }} />);

  expect(screen.getByText(words).title).toBe(reason);
});

test("an interval over problems alone says so in the cell, not only in its note", () => {
  const estimate = { value: 0.67, low: 0.61, high: 0.72, n: 331 };
  const { container } = render(<EstimateCell estimate={{ ...estimate, note: fewAgentsWords(6) }} />);

  expect(container.textContent).toContain("61.0 to 72.0 over problems alone");
  cleanup();
  expect(render(<EstimateCell estimate={estimate} />).container.textContent).not.toContain("alone");
});
