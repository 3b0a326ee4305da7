import { expect, test } from "vitest";
import { type DispatchFacts, indexAnalysis } from "./analysis-index";
import { isCounted } from "./counted-hit";
import type { FindHit } from "./find-in-steps";
import type { ReadingMode } from "./reader-link";

const facts = { step: 2, tool: "find_product", attribution: "model", reason: "said" } as const;
const dispatch = (order: number, claimed?: DispatchFacts["claimed"]): DispatchFacts => ({ ...facts, order, claimed });
/** Logged call 1 alone carries out the first claimed call, 2 and 3 the second; 4 is claimed in another step. */
const index = indexAnalysis({
  dispatches: [
    dispatch(1, { step: 2, call: 0 }),
    dispatch(2, { step: 2, call: 1 }),
    dispatch(3, { step: 2, call: 1 }),
    dispatch(4, { step: 1, call: 0 }),
    dispatch(5),
  ],
  phantoms: [],
});
const hit = (field: FindHit["field"], order: number): FindHit => ({ step: 2, field, order, start: 0, end: 1 });
const again = (field: FindHit["field"], order: number): FindHit => ({ ...hit(field, order), isAgain: true });
const countsIn = (one: FindHit) =>
  (["story", "full", "columns"] as const satisfies readonly ReadingMode[]).filter((mode) =>
    isCounted(one, { mode, index }),
  );

test("what a step says once counts in every mode", () => {
  expect(countsIn(hit("log", 1))).toEqual(["story", "full", "columns"]);
  expect(countsIn(hit("own_text", 1))).toEqual(["story", "full", "columns"]);
});

test.each([
  ["an answer of the model", again("answer", 0), ["full", "columns"]],
  ["the one call that carries out a claimed one", again("log", 1), ["columns"]],
  ["one of several such", again("log_result", 2), ["full", "columns"]],
  ["a call that is claimed elsewhere", again("log", 4), ["story", "full", "columns"]],
  ["a call that nobody claims", again("log", 5), ["story", "full", "columns"]],
] as const)("what the log says again counts where it is drawn: %s", (_what, one, modes) => {
  expect(countsIn(one)).toEqual(modes);
});

test("where findings are hidden the log is drawn whole, and counts", () => {
  expect(isCounted(again("answer", 0), { mode: "story", index: undefined })).toBe(true);
  expect(isCounted(again("log", 1), { mode: "story", index: undefined })).toBe(true);
});
