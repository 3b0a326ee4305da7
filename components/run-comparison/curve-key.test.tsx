import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { measuredSeries } from "./compared-series";
import { CurveKey, earlyEntries, referenceEntry } from "./curve-key";
import { givenComparison } from "./given-comparison";

afterEach(cleanup);

test("runs whose line ends before the last k are named with their value, others are not", () => {
  const series = measuredSeries(givenComparison());

  expect(earlyEntries(series, 2, "passAtK")).toEqual([]);
  expect(earlyEntries(series, 3, "passAtK").map(({ sign, words }) => [sign, words])).toEqual([
    ["A", "base 50.0 at 2 tries"],
    ["B", "night 2 50.0 at 2 tries"],
  ]);
});

test("a last value over some of a run's problems says of how many", () => {
  const [series] = measuredSeries(givenComparison());
  if (!series) throw new Error("There is a run.");
  const points = series.of.points.map((point) => ({ ...point, tooFew: { count: 1, first: ["desk"] } }));

  expect(earlyEntries([{ ...series, of: { ...series.of, points } }], 3, "passAtK").map(({ words }) => words)).toEqual([
    "base 50.0 at 2 tries, over 3 of 4 problems",
  ]);
});

test("a value from elsewhere has its number and where it comes from", () => {
  const value = { id: "sft", k: 1, value: 0.427, label: "Stack", source: "published: a paper", caveat: "" };
  render(<CurveKey entries={[referenceEntry(value, "3")]} hasReach={false} hasReferences />);

  expect(screen.getByRole("listitem").textContent).toBe("3Stack 42.7, published: a paper");
  expect(screen.getByText(/^Ticks: values from elsewhere, no pairing possible/)).toBeDefined();
  expect(screen.queryByText(/headroom/)).toBeNull();
});

test("a date stays on one line, and a name is the characters it is", () => {
  const value = { id: "own", k: 1, value: 0.3, label: "<b>2026-07-01</b> night", source: "own", caveat: "" };
  render(<CurveKey entries={[referenceEntry(value, "1")]} hasReach={false} />);

  expect(screen.getByText("2026-07-01").className).toContain("whitespace-nowrap");
  expect(screen.getByRole("listitem").textContent).toBe("1<b>2026-07-01</b> night 30.0, own");
});
