import { expect, test } from "vitest";
import { retryAfterMs, retryWaitMs } from "./retry-wait";

test("the longest wait doubles with each try up to half a minute, and chance takes any part of it", () => {
  const longest = [1, 2, 3, 4, 5, 6, 7].map((tries) => retryWaitMs(tries, undefined, 1));

  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(retryWaitMs(3, undefined, 0)).toBe(0);
  expect(retryWaitMs(3, undefined, 0.25)).toBe(1_000);
});

test("what the endpoint asks for is the least wait", () => {
  expect(retryWaitMs(1, 7_000, 0.5)).toBe(7_000);
  expect(retryWaitMs(6, 2_000, 1)).toBe(30_000);
});

test.each([
  [null, undefined],
  ["", undefined],
  ["soon", undefined],
  ["7", 7_000],
  ["0.5", 500],
  ["-3", 0],
  ["86400", 300_000],
  ["9999999999999999", 300_000],
  ["Fri, 01 Jan 2100 00:00:00 GMT", 300_000],
  ["Thu, 01 Jan 1970 00:01:00 GMT", 50_000],
  ["Thu, 01 Jan 1970 00:00:01 GMT", 0],
])("Retry-After %j ten seconds after 1970 asks for %s ms", (header, ms) => {
  expect(retryAfterMs(header, 10_000)).toBe(ms);
});
