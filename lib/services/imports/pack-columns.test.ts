import { expect, test } from "vitest";
import { packRejects } from "@/lib/filter/reject-bits";
import { dateColumn, finiteColumn, packAxes } from "./pack-columns";

test.each([
  [{}, 0],
  [{ title: "pass" }, 0b01],
  [{ title: "fail", price: "n/a" }, 0b1110],
  [{ budget: "n/a" }, 0b11 << 12],
] as const)("axes %j are packed two bits each", (axes, bits) => {
  expect(packAxes(axes)).toBe(bits);
});

test.each([
  [[], 0],
  [["R1"], 1],
  [["R2", "R5"], 0b10010],
] as const)("rejects %j are a bit each", (codes, bits) => {
  expect(packRejects(codes)).toBe(bits);
});

test("numbers and dates that a column cannot hold are absent", () => {
  expect([finiteColumn(Number.NaN), finiteColumn(Number.POSITIVE_INFINITY), finiteColumn(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(finiteColumn(0)).toBe(0);
  expect(finiteColumn(1e300)).toBeUndefined();
  expect([dateColumn(9e15), dateColumn(-6e15), dateColumn(1.7e15), dateColumn(Number.NaN)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([dateColumn(0), dateColumn(1_780_000_000_000)]).toEqual([0, 1_780_000_000_000]);
});
