import { expect, test } from "vitest";
import { countOf, formatBytes, formatCount, formatPercent, formatTenths, keepPercents } from "./format-number";

test.each([
  [{ value: 38_410, isCapped: false }, "38,410"],
  [{ value: 10_000, isCapped: true }, "10,000+"],
])("a count of %o reads %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [0, "0\u00a0%"],
  [0.004, "under 1\u00a0%"],
  [0.426, "43\u00a0%"],
  [0.994, "99\u00a0%"],
  [0.9999, "over 99\u00a0%"],
  [1, "100\u00a0%"],
])("a share of %d reads %s", (share, text) => {
  expect(formatPercent(share)).toBe(text);
});

test("tenths have a tenth, and thousands apart", () => {
  expect([1, 3.84, 1052.3].map(formatTenths)).toEqual(["1.0", "3.8", "1,052.3"]);
});

test("in a sentence no figure parts from its percent sign", () => {
  expect(keepPercents("33.3 % of 3; from 80 % on, in % of all")).toBe(
    "33.3\u00a0% of 3; from 80\u00a0% on, in % of all",
  );
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1.0 KB"],
  [12_400_000, "12.4 MB"],
  [248_000_000, "248 MB"],
  [3e15, "3,000 TB"],
])("%d bytes read %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test("one row is a row, two are rows", () => {
  expect([countOf(1, "row"), countOf(2, "row"), countOf(2, "trajectory", "trajectories")]).toEqual([
    "1 row",
    "2 rows",
    "2 trajectories",
  ]);
});
