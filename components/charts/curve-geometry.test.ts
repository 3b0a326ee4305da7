import { expect, test } from "vitest";
import { bandRuns, markEnds, markGroups, middleOf } from "./curve-geometry";

const at = (k: number, low?: number, high?: number) => ({ k, value: 0.5, low, high, n: 25 });

test("a band ends where a value has no interval, and where a k is missing", () => {
  const runs = bandRuns([at(1, 0.1, 0.2), at(2, 0.3, 0.4), at(3), at(4, 0.5, 0.6), at(6, 0.7, 0.8)]);

  expect(runs.map((run) => run.map(({ k }) => k))).toEqual([[1, 2], [4], [6]]);
});

test("a band ends where the next value is over other problems", () => {
  const fewer = (k: number) => ({ ...at(k, 0.1, 0.2), n: 20 });

  expect(bandRuns([at(1, 0.1, 0.2), at(2, 0.1, 0.2), fewer(3), fewer(4)]).map((run) => run.map(({ k }) => k))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test("a mark is drawn to the inside at the ends of the axis, and around its k elsewhere", () => {
  expect(markEnds(1, 8)[0]).toBe(1);
  expect(markEnds(8, 8)[1]).toBe(8);
  const [from, to] = markEnds(4, 8);
  expect((from + to) / 2).toBeCloseTo(4, 12);
});

test("ticks of one k that lie on each other have one sign, in the order of their numbers", () => {
  const marks = [0.427, 0.18, 0.436, 0.427, 0.6].map((value, place) => ({
    ...{ key: `m${place}`, k: 1, value },
    sign: String(place + 1),
  }));
  const other = { key: "late", k: 8, value: 0.43, sign: "6" };

  const groups = markGroups([...marks, other], 0.0125);

  expect(groups.map(({ k, sign }) => [k, sign])).toEqual([
    [1, "2"],
    [1, "1, 3, 4"],
    [1, "5"],
    [8, "6"],
  ]);
  expect(groups[1]?.values).toEqual([0.427, 0.427, 0.436]);
  expect(middleOf({ values: [0.2, 0.4] })).toBeCloseTo(0.3, 12);
});
