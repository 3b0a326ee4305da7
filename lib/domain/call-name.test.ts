import { expect, test } from "vitest";
import { indexAnalysis } from "./analysis-index";
import { callName } from "./call-name";

const dispatch = (order: number, call: number, step = 0) => ({
  ...{ order, step, tool: "find_product", attribution: "model" as const, reason: "asked for" },
  claimed: { step: 0, call },
});
const INDEX = indexAnalysis({
  dispatches: [dispatch(2, 1), dispatch(4, 2), dispatch(3, 2), dispatch(9, 3, 1)],
  phantoms: [],
});

test.each([
  ["that is not logged", 0, "call 1"],
  ["that is logged once", 1, "logged call 3"],
  ["that is logged twice", 2, "logged calls 4, 5"],
  ["that another step logs", 3, "call 4"],
])("a call %s is named as its row reads", (_, call, name) => {
  expect(callName({ step: 0, call }, INDEX)).toBe(name);
});
