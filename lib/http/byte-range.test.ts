import { expect, test } from "vitest";
import { byteRange } from "./byte-range";

test.each([
  [null, "all"],
  ["bytes=0-", { first: 0, last: 9 }],
  ["bytes=4-", { first: 4, last: 9 }],
  ["bytes=4-6", { first: 4, last: 6 }],
  ["bytes=4-400", { first: 4, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-30", { first: 0, last: 9 }],
  ["bytes=9-9", { first: 9, last: 9 }],
  ["bytes=10-", "none"],
  ["bytes=-0", "none"],
  ["bytes=6-4", "all"],
  ["bytes=0-1,4-5", "all"],
  ["bytes=-", "all"],
  ["lines=0-1", "all"],
] as const)("of ten bytes “%s” asks for %j", (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test("a file without bytes has no range", () => {
  expect(byteRange("bytes=0-", 0)).toBe("none");
});
