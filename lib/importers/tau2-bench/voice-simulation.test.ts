import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Trajectory } from "@/lib/domain/trajectory";
import { toChat } from "@/lib/exporters/chat/to-chat";
import { partsOnlyNamed } from "@/lib/exporters/row/only-named";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { importBytes } from "@/lib/importers/import-bytes";
import { tau2BenchImporter } from "./tau2-bench-importer";

async function givenCall(): Promise<Trajectory> {
  const file = await importBytes(readFileSync(resolve(import.meta.dirname, "fixtures/voice.json")), "voice.json");
  const [outcome] = file.kind === "read" ? file.outcomes : [];
  if (outcome?.kind !== "imported") throw new Error("The fixture was not imported.");
  return outcome.value;
}

const read = (simulation: unknown) => tau2BenchImporter.read(simulation, { fileName: "s.json", recordIndex: 0 });

function given(ticks: readonly unknown[], more: object = {}): Trajectory {
  const outcome = read({ id: "s", task_id: "7", mode: "full_duplex", termination_reason: "user_stop", ticks, ...more });
  if (outcome.kind === "rejected") throw new Error(outcome.reason);
  return outcome.value;
}

const textsOf = ({ steps }: Trajectory) => steps.map(({ role, text }) => [role, text]);
const said = (content: string | null, ...utterance_ids: string[]) => ({
  content,
  contains_speech: true,
  utterance_ids,
});
const agent = (content: string | null, ...ids: string[]) => ({ agent_chunk: said(content, ...ids) });
const user = (content: string | null, ...ids: string[]) => ({ user_chunk: said(content, ...ids) });
const SILENCE = { agent_chunk: { content: null, contains_speech: false } };
const SPEECH = agent(null);

test("a call has the facts that a simulation in messages has", async () => {
  expect(await givenCall()).toMatchObject({
    ...{ shape: "voice", externalId: "call-1", rollout: 2, status: "completed", durationMs: 3500, hasLog: false },
    problem: { key: "tau2-bench:bakery:9", query: "The bread is late." },
    run: { agent: { key: "tiny-voice-1" }, harness: "tau2-bench discrete_time_audio_native_agent" },
    outcome: { level: "fail" },
    extra: { termination_reason: "user_stop", seed: 5, mode: "full_duplex" },
  });
});

test("ticks become what each party says in one go, with its calls, in the order of beginnings", async () => {
  const { steps } = await givenCall();

  expect(steps.map(({ role, number, text, claimed }) => [role, number, text, claimed.map(({ name }) => name)])).toEqual(
    [
      ["system", undefined, "Sell bread.", []],
      ["agent", 0, "Hi! How can I help?", []],
      ["user", 1, "My bread is late.", []],
      ["agent", 5, "Let me see.", ["get_order"]],
      ["agent", 7, "It is in the oven. Is it hot?", []],
      ["user", 8, "Uh-huh.", []],
      ["user", 11, undefined, ["check_oven"]],
      ["user", 12, "[speech, 0.4 s, no transcript]", []],
      ["agent", 14, "Goodbye.", []],
      ["other", undefined, undefined, []],
    ],
  );
  expect(steps[2]?.timestampMs).toBe(Date.UTC(2026, 4, 1, 10, 0, 0, 200));
  expect(steps.map(({ index }) => index)).toEqual(steps.map((_, at) => at));
});

test("calls have their answers, and those of the user are the user's", async () => {
  const calls = (await givenCall()).steps.flatMap(({ claimed }) => claimed);

  expect(calls).toEqual([
    {
      ...{ id: "c1", name: "get_order", args: { id: "1" }, requestor: "agent" },
      result: { value: '{"state": "baking"}', isError: false },
    },
    {
      ...{ id: "c2", name: "check_oven", args: {}, requestor: "user" },
      result: { value: "Error: dark", isError: true },
    },
  ]);
});

test("what cannot be read of a tick is kept raw, and no sound is", async () => {
  const { steps, notes } = await givenCall();

  expect(steps.at(-1)?.raw).toEqual(["lost", { tick_id: 16, agent_chunk: 7, agent_tool_calls: "none" }]);
  expect(notes).toContain("Messages of a kind Assay does not know: 1. They are kept raw.");
  expect(JSON.stringify(steps)).not.toContain("f39/f39/");
});

test("nothing proves who made the calls of a call, or that there was one", async () => {
  const call = await givenCall();
  for (const { steps, ...trajectory } of [call, given([SPEECH])])
    expect(
      analyseTrajectory({ ...trajectory, steps }, DEFAULT_THRESHOLDS, ({ length }) => length).verdict.verdict,
    ).toBe("insufficient_evidence");
});

test("speech without a transcript says how long it is, is no query, and counts as a part that is only named", () => {
  const silent = given([SPEECH, SPEECH, { user_chunk: { contains_speech: true } }]);
  const timed = given([SPEECH, SPEECH].map((tick) => ({ ...tick, tick_duration_seconds: 6.2 })));

  expect(textsOf(silent)).toEqual([
    ["agent", "[speech, 2 ticks, no transcript]"],
    ["user", "[speech, 1 tick, no transcript]"],
  ]);
  expect(textsOf(timed)).toEqual([["agent", "[speech, 12.4 s, no transcript]"]]);
  expect(silent.problem.query).toBe("");
  expect(partsOnlyNamed(silent.steps)).toBe(2);
  expect(toChat(silent).messages[1]).toEqual({ role: "user", content: "[speech, 1 tick, no transcript]" });
});

describe("of the ticks of one party", () => {
  test.each<[string, readonly unknown[], readonly unknown[]]>([
    ["text is joined as it was cut", [agent("Hel", "a"), agent("lo", "a")], ["Hello"]],
    ["utterances are told apart", [agent("Hello.", "a"), agent("Yes.", "b")], ["Hello. Yes."]],
    ["a blank that is there is not doubled", [agent("Hello. ", "a"), agent("Yes.", "b")], ["Hello. Yes."]],
    [
      "a pause parts what has no ids",
      [agent("Hello."), SILENCE, SILENCE, SILENCE, agent("Are you there?")],
      ["Hello. Are you there?"],
    ],
    [
      "an utterance that pauses stays one word",
      [agent("Hel", "a"), ...Array(9).fill(SILENCE), agent("lo", "a")],
      ["Hello"],
    ],
    ["sound beside its transcript is no speech of its own", [agent("Hello."), SPEECH, SPEECH], ["Hello."]],
    ["silence says nothing", [{ agent_chunk: { content: " ", contains_speech: false } }, SILENCE], []],
    [
      "a long pause with a word of the other begins another",
      [agent("One."), user("Yes?"), SILENCE, SILENCE, agent("Two.")],
      ["One.", "Yes?", "Two."],
    ],
    ["a word of the other in between does not", [agent("One "), user("Yes."), agent("two.")], ["One two.", "Yes."]],
  ])("%s", (_what, ticks, texts) => {
    expect(given(ticks).steps.map(({ text }) => text)).toEqual(texts);
  });
});

test("who begin in one tick are in the order in which the source asks them", () => {
  expect(textsOf(given([{ ...agent("Hello?"), ...user("Hi.") }]))).toEqual([
    ["user", "Hi."],
    ["agent", "Hello?"],
  ]);
});

test("what the agent's model heard stands in where nobody knows what the user said", () => {
  const heard = { user_chunk: { content: null, contains_speech: true }, user_transcript: "My bed" };

  expect(textsOf(given([heard, { ...heard, user_transcript: " is late." }]))).toEqual([["user", "My bed is late."]]);
  expect(textsOf(given([{ ...heard, ...user("My bread") }]))).toEqual([["user", "My bread"]]);
});

test("what follows a call is another turn, also without a pause", () => {
  const agent_tool_calls = [{ id: "1", name: "look", arguments: {} }];
  const { steps } = given([agent("Let me see."), { ...agent(null), agent_tool_calls }, agent("There it is.")]);

  expect(steps.map(({ text, claimed }) => [text, claimed.length])).toEqual([
    ["Let me see.", 1],
    ["There it is.", 0],
  ]);
});

test("thousands of ticks are few steps, whoever stammers", () => {
  const ticks = Array.from({ length: 6000 }, (_, at) => (at % 2 === 0 ? agent("a") : user("b")));

  expect(given([...ticks, ...Array(6000).fill(null)]).steps.length).toBe(3);
});

test("where a simulation has ticks and messages the ticks count, unless none can be read", () => {
  const messages = [
    { role: "assistant", content: "One of" },
    { role: "assistant", content: " many" },
  ];

  expect(textsOf(given([agent("One of"), agent(" many")], { messages }))).toEqual([["agent", "One of many"]]);
  expect(textsOf(given([{ tick_id: 1 }], { messages })).map(([, text]) => text)).toEqual(["One of", " many"]);
  expect(textsOf(given([], { messages }))).toHaveLength(2);
});

const BROKEN: readonly unknown[] = [null, 7, "x", [], {}, { tick_id: 1 }, { agent_chunk: "x", user_chunk: [null] }];

test("a call of whose ticks none can be read is rejected with what to do", () => {
  const reason = expect.stringMatching(
    /^This simulation is a voice call, but none of its ticks .+ Import the file as /,
  );

  expect(read({ id: "s", mode: "full_duplex", ticks: BROKEN })).toEqual({ kind: "rejected", reason });
  expect(read({ id: "s", ticks: [agent("Hi.")] })).toMatchObject({
    reason: expect.stringContaining("an object with ticks, but without termination_reason or reward_info"),
  });
});

test("broken ticks among others are kept, whatever is wrong with them", () => {
  const wrong = { ...agent("Two."), user_transcript: 5, user_tool_results: {}, user_chunk: { content: { a: 1 } } };
  const lists = { agent_tool_calls: [null, { name: "look" }], agent_tool_results: [3, { content: "found" }] };
  const { steps } = given([agent("One."), ...BROKEN, { tick_id: 8, ...wrong }, lists]);

  expect(steps.map(({ role, text }) => [role, text])).toEqual([
    ["agent", "One."],
    ["other", undefined],
    ["agent", "Two."],
    ["other", undefined],
    ["agent", undefined],
    ["other", undefined],
    ["tool", "found"],
  ]);
  expect(steps[1]?.raw).toEqual([null, 7, "x", [], { agent_chunk: "x", user_chunk: [null] }]);
  expect(steps[3]?.raw).toEqual([
    { tick_id: 8, user_transcript: 5, user_tool_results: {}, user_chunk: { content: { a: 1 } } },
  ]);
  expect(steps[4]).toMatchObject({ claimed: [{ name: "look" }], raw: { tool_calls: [null, { name: "look" }] } });
  expect(steps[5]?.raw).toBe(3);
});

test("hundreds of thousands of utterance ids in two ticks do not hold an import up", () => {
  const ids = (start: number) => Array.from({ length: 300_000 }, (_, index) => `u${start + index}`);
  const ticks = [ids(0), ids(300_000)].map((utterances, tick_id) => ({
    tick_id,
    agent_chunk: { role: "assistant", ...said(`part ${tick_id}`), utterance_ids: utterances },
    user_chunk: { role: "user", contains_speech: false },
  }));

  expect(textsOf(given(ticks))).toContainEqual(["agent", "part 0 part 1"]);
});
