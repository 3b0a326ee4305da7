import { expect, test } from "vitest";
import type { Span } from "@/lib/domain/label";
import { commentAddress, commentPlace } from "./comment-place";

const id = "11111111-0000-4000-8000-000000000001";
const span: Span = { step: 2, field: "own_text", start: 7, end: 18, quote: "Secret plan" };

test("a comment on words of the model's own text says so, and leads there", () => {
  expect(commentPlace({ step: 2, span })).toBe("step 3, own text");
  expect(commentAddress("t-1", { id, step: 2, span })).toBe(
    `/trajectories/t-1?step=3&range=own_text%3A7-18&comment=${id}`,
  );
});

test.each([
  [null, null, "the whole trajectory"],
  [2, null, "step 3"],
  [2, { ...span, field: "thought" as const }, "step 3, thought"],
  [2, { ...span, field: "call" as const, call: 0 }, "step 3, arguments"],
])("a comment on %j, %j is on %s", (step, on, words) => {
  expect(commentPlace({ step, span: on })).toBe(words);
});
