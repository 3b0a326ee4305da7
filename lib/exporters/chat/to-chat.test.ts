import { describe, expect, test } from "vitest";
import { rowLine } from "@/lib/exporters/row/row-line";
import { aClaim, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import type { ChatRow } from "./chat-row";
import { toChat } from "./to-chat";

const chatLine = (row: ChatRow, metadata: object) => rowLine({ ...row, metadata });
const result = (value: unknown) => ({ result: { value, isError: false } });
const search = aClaim(
  "find_product",
  { q: "country fridge magnet", price: "50-150" },
  { id: "c1", ...result([{ product_id: "2647304017", price: 114.92 }]) },
);

test("a run becomes messages in the published shape", () => {
  const end = aClaim(
    "terminate",
    { status: "success" },
    { id: "c2", ...result("The interaction has been completed.") },
  );
  const { messages } = toChat(
    aTrajectory([
      { thought: "Search first.", claimed: [search] },
      { text: "Done.", claimed: [end] },
    ]),
  );

  expect(messages).toEqual([
    { role: "user", content: "Find a country fridge magnet." },
    {
      role: "assistant",
      content: "",
      reasoning_content: "Search first.",
      tool_calls: [
        {
          id: "c1",
          type: "function",
          function: { name: "find_product", arguments: '{"q": "country fridge magnet", "price": "50-150"}' },
        },
      ],
    },
    {
      role: "tool",
      tool_call_id: "c1",
      name: "find_product",
      content: '[{"product_id": "2647304017", "price": 114.92}]',
    },
    {
      role: "assistant",
      content: "Done.",
      tool_calls: [{ id: "c2", type: "function", function: { name: "terminate", arguments: '{"status": "success"}' } }],
    },
    { role: "tool", tool_call_id: "c2", name: "terminate", content: "The interaction has been completed." },
  ]);
});

describe("the opening", () => {
  test("is the record's own system prompt and user turn when it has them", () => {
    const steps = [{ role: "system", text: "Be brief." }, { role: "user", text: "Hi" }, { text: "Hello" }] as const;

    expect(toChat(aTrajectory(steps)).messages.map(({ role, content }) => [role, content])).toEqual([
      ["system", "Be brief."],
      ["user", "Hi"],
      ["assistant", "Hello"],
    ]);
  });

  test("is the query behind the system prompt when no user speaks", () => {
    const roles = (steps: Parameters<typeof aTrajectory>[0]) =>
      toChat(aTrajectory(steps)).messages.map(({ role }) => role);

    expect(roles([{ role: "system", text: "Be brief." }, { text: "Hello" }])).toEqual(["system", "user", "assistant"]);
    expect(roles([{ role: "system", text: "Be brief." }])).toEqual(["system", "user"]);
    expect(roles([])).toEqual(["user"]);
  });

  test.each(["", " \n"])("is no empty question where the problem has no query: %j", (query) => {
    const steps = [{ role: "system", text: "Be brief." }, { text: "Hello" }] as const;
    const { messages } = toChat(aTrajectory(steps, [], { problem: { key: "p1", query } }));

    expect(messages.map(({ role }) => role)).toEqual(["system", "assistant"]);
    expect(toChat(aTrajectory([], [], { problem: { key: "p1", query } })).messages).toEqual([]);
  });

  test("is the query where all that a user does is call tools, which the model never saw", () => {
    const look = { ...aClaim("look", {}), requestor: "user" } as const;

    expect(toChat(aTrajectory([{ role: "user", claimed: [look] }, { text: "Hello" }])).messages).toEqual([
      { role: "user", content: "Find a country fridge magnet." },
      { role: "assistant", content: "Hello" },
    ]);
  });
});

describe("call ids", () => {
  const idsOf = (...ids: readonly (string | undefined)[]) => {
    const claimed = ids.map((id) => aClaim("find_product", {}, id === undefined ? {} : { id }));
    const { messages } = toChat(aTrajectory([{ claimed }]));
    const asked = messages.flatMap((message) =>
      message.role === "assistant" ? (message.tool_calls ?? []).map((call) => call.id) : [],
    );
    const answered = messages.flatMap((message) => (message.role === "tool" ? [message.tool_call_id] : []));
    expect(answered).toEqual(asked);
    return asked;
  };

  test("that the source uses twice become unique, and never take another id of the source", () => {
    expect(idsOf("a", "a", "a-2", "a")).toEqual(["a", "a-3", "a-2", "a-4"]);
  });

  test("that are missing are numbered", () => {
    expect(idsOf(undefined, "call_1", "", undefined)).toEqual(["call_2", "call_1", "call_3", "call_4"]);
  });
});

test("a call without a result has no tool message, and an answer without a call has no id", () => {
  const { result: _, ...open } = search;
  const { messages } = toChat(aTrajectory([{ claimed: [open] }, { role: "tool", text: "lost" }]));

  expect(messages.slice(1).map(({ role }) => role)).toEqual(["assistant", "tool"]);
  expect(messages[2]).toEqual({ role: "tool", content: "lost" });
});

test("an answer without a call has the id and the name of its message where they are wanted", () => {
  const raw = { role: "function", name: "lookup", tool_call_id: "x9", content: "lost" };
  const lost = aTrajectory([{ text: "Look." }, { role: "tool", text: "lost", raw }, { role: "tool", text: "more" }]);

  expect(toChat(lost, { orphans: "named" }).messages.slice(2)).toEqual([
    { role: "tool", tool_call_id: "x9", name: "lookup", content: "lost" },
    { role: "tool", content: "more" },
  ]);
  expect(toChat(lost).messages[2]).toEqual({ role: "tool", content: "lost" });
});

test("a made-up call id is never that of an answer without a call", () => {
  const lost = { role: "tool", text: "lost", raw: { role: "tool", tool_call_id: "call_1" } } as const;
  const { messages } = toChat(aTrajectory([{ claimed: [aClaim("find_product", {}, {})] }, lost]), { orphans: "named" });

  expect(messages[1]).toMatchObject({ tool_calls: [{ id: "call_2" }] });
  expect(messages.at(-1)).toMatchObject({ tool_call_id: "call_1" });
});

test.each([
  ["that says who called", { requestor: "assistant" }, "m7"],
  ["that does not", {}, undefined],
] as const)("the id of a message %s is its call's or its own", (_, more, id) => {
  const lost = { role: "tool", text: "lost", raw: { role: "tool", id: "m7", ...more } } as const;
  const [, , orphan] = toChat(aTrajectory([{ text: "Look." }, lost]), { orphans: "named" }).messages;

  expect(orphan).toEqual({ role: "tool", ...(id ? { tool_call_id: id } : {}), content: "lost" });
});

test("arguments that were no JSON object stay as the model wrote them", () => {
  const { args: _, ...broken } = { ...search, argsText: '{"q": ' };
  const [, message] = toChat(aTrajectory([{ claimed: [broken] }])).messages;

  expect(message).toMatchObject({ tool_calls: [{ function: { arguments: '{"q": ' } }] });
});

test("what the model never saw is left out: a simulated user's calls and events of an unknown kind", () => {
  const own = { ...search, requestor: "user" as const };
  const steps = [
    { role: "user", text: "Hi", claimed: [own] },
    { role: "user", claimed: [own] },
    { role: "user", text: "" },
    { role: "other", text: "tick" },
  ] as const;

  expect(toChat(aTrajectory(steps)).messages).toEqual([
    { role: "user", content: "Hi" },
    { role: "user", content: "" },
  ]);
});

describe("tools", () => {
  const namesOf = (over: Parameters<typeof aTrajectory>[2]) => toChat(aTrajectory([{}], [], over)).tools;

  test("are the record's own, exactly as given", () => {
    const flat = { type: "function", name: "find_product", description: "d", parameters: {} };

    expect(namesOf({ tools: [flat] })).toEqual([flat]);
  });

  test("are those of the harness for an SN15 bundle without declarations", () => {
    expect(namesOf({})).toHaveLength(7);
    expect(namesOf({ run: { harness: "sn15-4-tool" } })).toHaveLength(4);
  });

  test("are not made up for other sources", () => {
    expect(namesOf({ format: "shoppingbench" })).toEqual([]);
  });
});

describe("a line", () => {
  test("has messages, tools and metadata in this order, and metadata sorted by name at every depth", () => {
    const row = { messages: [], tools: [{ b: 1, a: 2 }] };

    expect(chatLine(row, { z: 1, a: { y: [{ d: 1, c: 2 }], b: null }, none: undefined })).toBe(
      '{"messages":[],"tools":[{"b":1,"a":2}],"metadata":{"a":{"b":null,"y":[{"c":2,"d":1}]},"z":1}}',
    );
  });

  test("is one line of valid JSON whatever the text holds", () => {
    const line = chatLine(toChat(aTrajectory([{ text: "a\nb\u2028\u0000\ud800", claimed: [search] }])), {});

    expect(["\n", "\r", "\u0000"].filter((sign) => line.includes(sign))).toEqual([]);
    expect(JSON.parse(line).messages[1].content).toBe("a\nb\u2028\u0000\ud800");
  });

  test("is the same for the same trajectory", () => {
    const line = () => chatLine(toChat(aTrajectory([{ claimed: [search, search] }])), { b: 1, a: 2 });

    expect(line()).toBe(line());
  });
});
