import { expect, test } from "vitest";
import { withStatus } from "./run-vitest.mjs";

test("a part that failed is counted as failed, whatever its report says", () => {
  const passed = { passed: 3, failed: 0, skipped: 1 };

  expect(withStatus(passed, 0)).toEqual(passed);
  expect(withStatus({ ...passed, failed: 2 }, 1)).toMatchObject({ passed: 3, failed: 2 });
  expect(withStatus(passed, 1)).toMatchObject({
    passed: 3,
    failed: 1,
    notes: [expect.stringContaining("exit code 1")],
  });
  expect(withStatus(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
});
