import { expect, test } from "vitest";
import { extraOf } from "./extra-fields";

test("fields that nothing reads are kept, those that tell the outcome apart, and empty ones not at all", () => {
  const fields = { notes: "later", gone: null, run_id: "r-1", reward: 1, score: null };

  expect(extraOf(fields)).toEqual({ notes: "later", outcome: { reward: 1 } });
  expect(extraOf({ gone: null, run_id: "r-1" })).toBeUndefined();
});
