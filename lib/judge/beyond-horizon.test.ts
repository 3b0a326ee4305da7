import { expect, test } from "vitest";
import type { Span } from "@/lib/domain/label";
import { isBeyondHorizon } from "./beyond-horizon";
import type { HorizonCuts } from "./horizon-cuts";

const CUTS: Pick<HorizonCuts, "steps"> = {
  steps: [
    {
      step: 2,
      thought: { shown: 1000, all: 1500, end: 1000 },
      text: { shown: 0, all: 20, end: 0 },
      calls: [
        { call: 0, isUnseen: false, result: { shown: 300, all: 900, end: 320 } },
        { call: 1, isUnseen: true },
      ],
    },
  ],
};

function aSpan(span: Partial<Span>): Span {
  return { step: 2, field: "thought", start: 0, end: 10, quote: "x", ...span };
}

test.each<[string, Partial<Span>, boolean]>([
  ["a thought up to where it was cut", { start: 990, end: 1000 }, false],
  ["a thought one character further", { start: 990, end: 1001 }, true],
  ["a thought of a step that was read whole", { step: 1, end: 5000 }, false],
  ["a response, which no judge reads", { field: "text" }, true],
  ["the model's own text, of which a judge reads the parts", { step: 1, field: "own_text" }, true],
  ["a result before the cut", { field: "result", call: 0, end: 320 }, false],
  ["a result behind the cut", { field: "result", call: 0, start: 400, end: 420 }, true],
  ["a result that was read whole", { field: "result", call: 2, end: 420 }, false],
  ["a result of a call that was not read", { field: "result", call: 1 }, true],
  ["a call that was read", { field: "call", call: 0 }, false],
  ["a call that was not read", { field: "call", call: 1 }, true],
])("%s", (_, span, isBeyond) => {
  expect(isBeyondHorizon(CUTS, aSpan(span))).toBe(isBeyond);
});
