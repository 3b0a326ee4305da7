import { expect, test } from "vitest";
import { meanOfClusters, shareOfClusters } from "./cluster-ratio";
import { trendOf, type WeekRow } from "./trend";

const SCALE = { low: 1, high: 5 };

test("each week has the share of its problems, and a week without rows stays as a gap", () => {
  const rows = [...givenWeek("2026-05-11", 12, 3), ...givenWeek("2026-04-27", 12, 1)];

  const points = trendOf(rows, { kind: "rate" });

  expect(points.map(({ week }) => week)).toEqual(["2026-04-27", "2026-05-04", "2026-05-11"]);
  expect(points.map(({ estimate }) => estimate)).toEqual([
    shareOfClusters(talliesOf(12, 1), ""),
    { kind: "undefined", n: 0, reason: "Nothing was judged in this week." },
    shareOfClusters(talliesOf(12, 3), ""),
  ]);
  // Of 12 problems of four labels each, a quarter or three quarters have the mark.
  expect(points[0]?.estimate).toMatchObject({ kind: "estimated", value: 0.25, n: 48, clusters: 12 });
});

test("rows of one problem in one week are one cluster", () => {
  const halves = givenWeek("2026-05-11", 12, 2).flatMap((row) => [
    { ...row, count: 1, sum: 1 },
    { ...row, count: 3, sum: row.sum - 1 },
  ]);

  expect(trendOf(halves, { kind: "rate" })).toEqual(trendOf(givenWeek("2026-05-11", 12, 2), { kind: "rate" }));
});

test("a mean gate is on its scale", () => {
  const rows = Array.from({ length: 12 }, (_, at): WeekRow => {
    const sum = at % 2 ? 4 : 10;
    return { week: "2026-05-11", problem: String(at), count: 2, sum };
  });

  const [point] = trendOf(rows, { kind: "mean", scale: SCALE });

  expect(point?.estimate).toEqual(meanOfClusters(rows, SCALE, ""));
  expect(point?.estimate).toMatchObject({ kind: "estimated", value: 3.5, n: 24, clusters: 12 });
});

test("a week of nine problems is too few, no rows are no weeks, and weeks go over a year's end and a leap day", () => {
  const [point] = trendOf(givenWeek("2026-05-11", 9, 1), { kind: "rate" });
  const over = trendOf([...givenWeek("2027-12-27", 1, 1), ...givenWeek("2028-03-06", 1, 1)], { kind: "rate" });

  expect(point?.estimate).toMatchObject({ kind: "too_few", n: 36, clusters: 9 });
  expect(trendOf([], { kind: "rate" })).toEqual([]);
  expect(over.map(({ week }) => week).slice(0, 2)).toEqual(["2027-12-27", "2028-01-03"]);
  expect(over).toHaveLength(11);
});

test.each(["2026-05-12", "2026-5-11", "11 May 2026", "2026-13-01"])("“%s” is no Monday and refused", (week) => {
  expect(() => trendOf(givenWeek(week, 1, 1), { kind: "rate" })).toThrow(RangeError);
});

/** Problems of four labels, each with some marks. */
function givenWeek(week: string, problems: number, marks: number): WeekRow[] {
  return talliesOf(problems, marks).map((tally, at) => ({ ...tally, week, problem: String(at) }));
}

function talliesOf(problems: number, marks: number) {
  return Array.from({ length: problems }, () => ({ count: 4, sum: marks }));
}
