import { expect, test } from "vitest";
import { sumLine } from "./sum-line.mjs";

test.each([
  [{ passed: 4211, failed: 0, skipped: 0 }, "4211 passed, 0 failed"],
  [{ passed: 4208, failed: 3, skipped: 0 }, "4208 passed, 3 failed"],
  [{ passed: 4209, failed: 0, skipped: 2 }, "4209 passed, 0 failed, 2 skipped"],
])(
  "the closing line of %o says how many passed and failed, and of skipped ones only where there are any",
  (sum, line) => {
    expect(sumLine(sum)).toBe(line);
  },
);
