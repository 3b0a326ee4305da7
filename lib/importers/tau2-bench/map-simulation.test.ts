import { describe, expect, test } from "vitest";
import type { Trajectory } from "@/lib/domain/trajectory";
import { toChat } from "@/lib/exporters/chat/to-chat";
import { tau2BenchImporter } from "./tau2-bench-importer";

function given(simulation: Readonly<Record<string, unknown>>, header?: unknown): Trajectory {
  const record = { id: "s", task_id: "7", messages: [], termination_reason: "user_stop", ...simulation };
  const outcome = tau2BenchImporter.read(record, { fileName: "s.json", recordIndex: 0, header });
  if (outcome.kind === "rejected") throw new Error(outcome.reason);

  return outcome.value;
}

test.each([
  ["user_stop", "completed"],
  ["agent_stop", "completed"],
  ["timeout", "timed_out"],
  ["max_steps", "failed"],
  ["too_many_errors", "failed"],
  ["agent_error", "failed"],
  ["context_window_exceeded", "failed"],
  ["unexpected_error", "failed"],
  ["user_error", "failed"],
  ["infrastructure_error", "failed"],
  ["moonstruck", "unknown"],
])("a simulation that ended by %s is %s", (reason, status) => {
  const { status: read, error, extra } = given({ termination_reason: reason });

  expect(read).toBe(status);
  expect(error?.type).toBe(status === "failed" ? reason : undefined);
  expect(extra).toMatchObject({ termination_reason: reason });
});

test("several answers in one message join their calls one by one", () => {
  const call = (id: string) => ({ id, name: "look", arguments: { id }, requestor: "assistant" });
  const answer = (id: string) => ({ role: "tool", id, content: `found ${id}`, error: false });
  const { steps, notes } = given({
    messages: [
      { role: "assistant", content: null, tool_calls: [call("a"), call("b")] },
      { role: "tool", tool_messages: [answer("b"), answer("a")] },
    ],
  });

  expect(steps).toHaveLength(1);
  expect(steps[0]?.claimed.map((claim) => claim.result?.value)).toEqual(["found a", "found b"]);
  expect(notes).not.toContainEqual(expect.stringContaining("answer no call"));
});

test("a call that says it is the user's is, in whoever's message it stands", () => {
  const tool_calls = [{ id: "u", name: "look", arguments: {}, requestor: "user" }];

  expect(given({ messages: [{ role: "assistant", tool_calls }] }).steps[0]?.claimed[0]?.requestor).toBe("user");
});

describe("the policy that the agent was prompted with", () => {
  const header = { info: { environment_info: { policy: "Sell bread." } } };
  const hello = { role: "assistant", content: "Hello." };
  const textsOf = (simulation: Readonly<Record<string, unknown>>, of: unknown = header) =>
    given(simulation, of).steps.map(({ index, role, text }) => [index, role, text]);
  const opened = [
    [0, "system", "Sell bread."],
    [1, "agent", "Hello."],
  ];

  test("opens the steps, says where it comes from, and is told to a model", () => {
    const simulation = given({ messages: [hello] }, header);

    expect(textsOf({ messages: [hello] })).toEqual(opened);
    expect(simulation.extra).toMatchObject({ policy: "Sell bread." });
    expect(simulation.notes).toContainEqual(expect.stringContaining("as the header of the run has it"));
    expect(toChat(simulation).messages[0]).toEqual({ role: "system", content: "Sell bread." });
  });

  test("is the simulation's own where it has one", () => {
    const own = given({ messages: [hello], policy: "Sell cake." }, header);

    expect(own.steps[0]?.text).toBe("Sell cake.");
    expect(own.notes).toContainEqual(expect.stringContaining("as the simulation has it"));
  });

  test("is not added where nobody knows it, where nothing was said, or where a system message stands", () => {
    const system = { role: "system", content: "Be kind." };

    expect(textsOf({ messages: [hello] }, {})).toEqual([[0, "agent", "Hello."]]);
    expect(textsOf({ messages: [hello] }, { info: { environment_info: { policy: " " } } })).toHaveLength(1);
    expect(textsOf({ messages: [] })).toEqual([]);
    expect(textsOf({ messages: [system, hello] })[0]).toEqual([0, "system", "Be kind."]);
    expect(given({ messages: [system, hello] }, header).notes).not.toContainEqual(
      expect.stringContaining("system message"),
    );
  });
});

const TOOLS = [{ type: "function", function: { name: "look" } }];
const header = (task: unknown) => ({ info: { environment_info: { tool_defs: TOOLS } }, tasks: [task] });

test("the agent's tools are those of its environment", () => {
  expect(given({}, header({ id: "7" })).tools).toEqual(TOOLS);
  expect(given({})).not.toHaveProperty("tools");
});

test.each([
  ["the ticket that an agent works on alone", { ticket: "Fix it.", description: { purpose: "A test." } }, "Fix it."],
  [
    "why the user calls",
    {
      user_scenario: { instructions: { reason_for_call: "It is late." } },
      description: { purpose: "A test." },
    },
    "It is late.",
  ],
  ["what the user is told", { user_scenario: { instructions: "Complain." } }, "Complain."],
  ["what the task is for", { ticket: " ", description: { purpose: "A test." } }, "A test."],
  ["the user's first words", {}, "Hello?"],
])("the query of a simulation is %s", (_what, task, query) => {
  const messages = [{ role: "user", content: "Hello?" }];

  expect(given({ messages }, header({ id: "7", ...task })).problem.query).toBe(query);
});
