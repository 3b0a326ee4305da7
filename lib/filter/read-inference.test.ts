import { describe, expect, test } from "vitest";
import { readCall } from "@/lib/importers/messages/read-call";
import { attributeDispatches } from "./attribute-dispatches";
import { aDispatch, aTextAnswer, aTrajectory } from "./fixtures/a-trajectory";
import { logEntries } from "./log-entries";
import { readInference } from "./read-inference";

const NAMES = ["name", "tool", "function"];
const ARGUMENTS = ["arguments", "parameters", "args", "kwargs", "input"];
const args = { q: "red lamp" };

const spellings = NAMES.flatMap((name) => ARGUMENTS.map((key) => [name, key] as const));
const callsOf = (message: unknown) => {
  const body = readInference({ response: { choices: [{ message }] } });
  return body.kind === "read" ? body.choices.flat() : [];
};
const blockOf = (item: unknown) => `<tool_call>${JSON.stringify(item)}</tool_call>`;

describe("whatever a written call names its arguments", () => {
  test.each(spellings)("with its tool as %s and its arguments as %s it is asked for by the model", (name, key) => {
    const written = blockOf({ [name]: "find_product", [key]: args });
    const log = [aTextAnswer(written), aDispatch("find_product", args), aDispatch("find_product", { q: "blue chair" })];

    const made = attributeDispatches(logEntries(aTrajectory([{}], log)));

    expect(made.map(({ finding }) => finding.attribution)).toEqual(["model", "code"]);
  });

  test.each(ARGUMENTS)("what the agent claims and what its model asked for are read alike: %s", (key) => {
    const items = [
      { name: "find_product", [key]: args },
      { name: "find_product", [key]: JSON.stringify(args) },
      { function: { name: "find_product", [key]: args } },
      { name: "find_product", arguments: null, [key]: args },
    ];

    for (const item of items) {
      const [asked] = callsOf({ content: blockOf(item) });
      const claimed = readCall(item, "agent");

      expect({ name: asked?.name, args: asked?.args }).toEqual({ name: "find_product", args });
      expect({ name: claimed?.name, args: claimed?.args }).toEqual({ name: asked?.name, args: asked?.args });
    }
  });

  test.each(ARGUMENTS)("a native call too: %s", (key) => {
    const native = { function: { name: "find_product", [key]: JSON.stringify(args) } };

    expect(callsOf({ tool_calls: [native] })).toEqual([{ name: "find_product", args, origin: "native" }]);
  });
});

test("of two names for the arguments the same one counts on both sides", () => {
  const item = { name: "find_product", parameters: { q: "blue chair" }, arguments: args };

  expect(callsOf({ content: blockOf(item) })[0]?.args).toEqual(readCall(item, "agent")?.args);
});

test("a call without arguments has none, and one whose arguments are no object counts by its name", () => {
  expect(callsOf({ content: blockOf({ name: "find_product" }) })[0]?.args).toEqual({});
  expect(callsOf({ content: blockOf({ name: "find_product", arguments: 7 }) })[0]).toEqual({
    ...{ name: "find_product", origin: "block" },
  });
});

test.each(["args", "kwargs", "input"])("a bare text as %s explains no dispatch with other arguments", (key) => {
  const log = [aTextAnswer(blockOf({ name: "find_product", [key]: "red lamp" })), aDispatch("find_product", args)];

  const made = attributeDispatches(logEntries(aTrajectory([{}], log)));

  expect(made.map(({ finding }) => finding.attribution)).toEqual(["code"]);
});
