import { describe, expect, test } from "vitest";
import { mapMessages } from "./map-messages";

const assistant = (...calls: readonly unknown[]) => ({ role: "assistant", content: null, tool_calls: calls });
const call = (id: string | undefined, name: string, args: unknown = {}) => ({
  id,
  type: "function",
  function: { name, arguments: args },
});
const tool = (id: string | undefined, content: unknown, more = {}) => ({
  role: "tool",
  tool_call_id: id,
  content,
  ...more,
});
const results = (messages: readonly unknown[]) =>
  mapMessages(messages).steps.flatMap((step) => step.claimed.map(({ name, result }) => [name, result?.value]));

describe("joining results to calls", () => {
  test("an id that is used again belongs to the call before its answer", () => {
    const messages = [assistant(call("x", "a")), tool("x", "1"), assistant(call("x", "b")), tool("x", "2")];

    expect(results(messages)).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  test("an id that is used again while its first call is unanswered belongs to the later call", () => {
    expect(results([assistant(call("x", "a")), assistant(call("x", "b")), tool("x", "2")])).toEqual([
      ["a", undefined],
      ["b", "2"],
    ]);
  });

  test("parallel calls are answered by id in any order, equal ids in their order", () => {
    expect(results([assistant(call("x", "a"), call("y", "b")), tool("y", "2"), tool("x", "1")])).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
    expect(results([assistant(call("x", "a"), call("x", "b")), tool("x", "1"), tool("x", "2")])).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  test("without ids the order decides", () => {
    expect(
      results([assistant(call(undefined, "a"), call(undefined, "b")), tool(undefined, "1"), tool("z", "2")]),
    ).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  test("a message that answers a list of ids answers all of them", () => {
    expect(
      results([assistant(call("x", "a"), call("y", "b")), tool(undefined, "both", { tool_call_ids: ["x", "y"] })]),
    ).toEqual([
      ["a", "both"],
      ["b", "both"],
    ]);
  });

  test("an answer without a call stays a step and is noted; a call without an answer has no result", () => {
    const { steps, notes } = mapMessages([assistant(call("x", "a")), tool("gone", "1")]);

    expect(steps.map((step) => step.role)).toEqual(["agent", "tool"]);
    expect(steps[1]?.text).toBe("1");
    expect(steps[0]?.claimed[0]).not.toHaveProperty("result");
    expect(notes).toEqual([expect.stringContaining("answer no call: 1")]);
  });

  test("empty and null results are results", () => {
    expect(results([assistant(call("x", "a")), tool("x", ""), assistant(call("y", "b")), tool("y", null)])).toEqual([
      ["a", ""],
      ["b", null],
    ]);
  });

  test.each([
    [{ error: true }],
    [{ error: { type: "timeout", message: "late" } }],
    [{ error: ["late"] }],
    [{ is_error: true }],
    [{ status: "error" }],
  ])("%j marks an error", (more) => {
    const { steps } = mapMessages([
      assistant(call("x", "a")),
      tool("x", "late", more),
      assistant(call("y", "b")),
      tool("y", "ok", { error: false }),
    ]);

    expect(steps.map((step) => step.claimed[0]?.result?.isError)).toEqual([true, false]);
  });
});

test.each([[{ type: "timeout", message: "late" }], [["late"]]])(
  "what an error says is a part of the answer: %j",
  (error) => {
    expect(results([assistant(call("x", "a")), tool("x", "partial", { error })])).toEqual([
      ["a", { content: "partial", error }],
    ]);
  },
);

describe("arguments", () => {
  const args = (value: unknown) => mapMessages([assistant(call("x", "a", value))]).steps[0]?.claimed[0];

  test("are the same as an object and as JSON text", () => {
    expect(args({ q: "1" })?.args).toEqual({ q: "1" });
    expect(args('{"q": "1"}')?.args).toEqual({ q: "1" });
  });

  test.each(["not json", "[1]", "", '"text"'])("%j is no object and is kept as text", (text) => {
    expect(args(text)).toMatchObject({ argsText: text });
    expect(args(text)).not.toHaveProperty("args");
  });

  test("missing arguments are none", () => {
    expect(args(null)?.args).toEqual({});
  });

  test("integer-like and hostile keys keep their values", () => {
    expect(args('{"10":1,"9":2,"__proto__":{"x":1},"constructor":3}')?.args).toEqual(
      JSON.parse('{"9":2,"10":1,"constructor":3,"__proto__":{"x":1}}'),
    );
  });
});

describe("roles and content", () => {
  test("users call tools too", () => {
    const { steps } = mapMessages([
      { role: "user", content: null, tool_calls: [{ id: "u", name: "look", arguments: {} }] },
    ]);

    expect(steps[0]).toMatchObject({ role: "user", claimed: [{ name: "look", requestor: "user" }] });
    expect(steps[0]).not.toHaveProperty("text");
  });

  test("structured calls and the same call in the text are one call", () => {
    const message = { ...assistant(call("x", "a")), content: '<tool_call>{"name":"a"}</tool_call>' };

    expect(mapMessages([message]).steps[0]?.claimed.map(({ name }) => name)).toEqual(["a"]);
  });

  test("reasoning comes from its own field or from the text, and neither is lost when they differ", () => {
    const both = { role: "assistant", content: "<think>one</think>hi", reasoning_content: "two" };
    const { steps } = mapMessages([{ role: "assistant", content: "hi", reasoning_content: "two" }, both]);

    expect(steps[0]).toMatchObject({ thought: "two", text: "hi" });
    expect(steps[0]).not.toHaveProperty("raw");
    expect(steps[1]).toMatchObject({ thought: "one", text: "hi", raw: both });
  });

  test.each(["narrator", "constructor", "__proto__", 5, null])(
    "the role %j is unknown and the message is kept raw",
    (role) => {
      const message = { role, content: "x" };

      expect(mapMessages([message]).steps[0]).toMatchObject({ role: "other", raw: message });
    },
  );

  test("images are named in their place and the message is kept raw", () => {
    const message = {
      role: "user",
      content: [
        { type: "text", text: "see" },
        { type: "image_url", image_url: { url: "data:," } },
      ],
    };

    expect(mapMessages([message]).steps[0]).toMatchObject({ text: "see\n\n[image]", raw: message });
  });
});
