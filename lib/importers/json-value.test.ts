import { expect, test } from "vitest";
import { idOf, integerOf, numberOf, timestampOf } from "./json-value";

const AT = Date.UTC(2026, 4, 10, 8, 30, 1, 250);

test.each([
  ["milliseconds", AT],
  ["seconds", AT / 1000],
  ["microseconds", AT * 1000],
  ["nanoseconds", AT * 1_000_000],
  ["seconds as text", String(AT / 1000)],
  ["milliseconds as text", String(AT)],
  ["UTC", "2026-05-10T08:30:01.250Z"],
  ["another zone", "2026-05-10T14:15:01.250+05:45"],
  ["a zone without its colon", "2026-05-10T03:30:01.250-0500"],
  ["no zone, which is UTC whatever this machine's is", "2026-05-10T08:30:01.250"],
  ["no zone, and a blank for the T", "2026-05-10 08:30:01.250"],
])("a time in %s", (_what, value) => {
  expect(timestampOf(value)).toBe(AT);
});

test.each([[0], [-5], [Number.NaN], [Number.POSITIVE_INFINITY], ["soon"], [""], [null], [[1, 2]], [{}], [true]])(
  "%j is no time",
  (value) => {
    expect(timestampOf(value)).toBeUndefined();
  },
);

test.each([
  [1, 1],
  [true, 1],
  [false, 0],
  ["0.5", 0.5],
  [" 2 ", 2],
  ["", undefined],
  [" ", undefined],
  ["NaN", undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [[1], undefined],
])("%j as a number is %s", (value, number) => {
  expect(numberOf(value)).toBe(number);
});

test("a whole number is no fraction, and no more than a double holds exactly", () => {
  expect([integerOf(3), integerOf("3"), integerOf(3.5), integerOf(2 ** 53)]).toEqual([3, 3, undefined, undefined]);
});

test("an id is text that says something, or a number", () => {
  expect([idOf("a"), idOf(7), idOf(" "), idOf(Number.NaN), idOf({})]).toEqual([
    "a",
    "7",
    undefined,
    undefined,
    undefined,
  ]);
});
