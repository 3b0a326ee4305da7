import { expect, test } from "vitest";
import { mapStep } from "./map-step";

const step = (message: object) => ({ completion: { content: "", message } });
const resultsOf = (message: object) => mapStep(step(message), 0).claimed.map((call) => call.result?.value);

test("results in message.obs go to the calls with their ids, and in order to equal calls", () => {
  const tool_call = [
    { name: "a", tool_call_id: "1" },
    { name: "a", tool_call_id: "1" },
    { name: "b", tool_call_id: "2" },
  ];
  const obs = [
    { tool_call_id: "2", results: "third" },
    { tool_call_id: "1", results: "first" },
    { tool_call_id: "1", results: [] },
  ];

  expect(resultsOf({ tool_call, obs })).toEqual(["first", [], "third"]);
  expect(mapStep(step({ tool_call, obs }), 0).raw).toBeUndefined();
});

test("a result that stands in the call counts before the one beside it", () => {
  const tool_call = [{ name: "a", result: "own" }, { name: "b" }];
  const obs = [{ results: "beside the first" }, { results: "beside the second" }];

  expect(resultsOf({ tool_call, obs })).toEqual(["own", "beside the second"]);
});

test("an observation that answers no call keeps its step raw", () => {
  const source = step({ tool_call: [{ name: "a" }], obs: [{ results: 1 }, { results: 2 }] });

  expect(mapStep(source, 0)).toMatchObject({ claimed: [{ result: { value: 1 } }], raw: source });
});

test.each([
  [{ error: "no such product" }, true],
  [{ error: "" }, false],
  [{ error: null, products: [] }, false],
  ["error", false],
])("%j is an error: %s, wherever it stands", (value, isError) => {
  const own = mapStep(step({ tool_call: [{ name: "a", result: value }] }), 0);
  const beside = mapStep(step({ tool_call: [{ name: "a" }], obs: [{ results: value }] }), 0);

  for (const { claimed } of [own, beside]) expect(claimed[0]?.result).toEqual({ value, isError });
});
