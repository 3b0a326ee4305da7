import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import type { Trajectory } from "@/lib/domain/trajectory";
import { chatImporter } from "./chat/chat-importer";
import { importBytes } from "./import-bytes";
import { parseRecord } from "./parse-record";

const shared = resolve(import.meta.dirname, "../../../shared/data");
const hasSharedData = existsSync(shared);

function bytesOf(name: string): Uint8Array {
  const bytes = readFileSync(resolve(shared, name));
  return name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

function at(name: string, pointer: string): unknown {
  const parsed = parseRecord(bytesOf(name));
  if (parsed.kind === "unreadable") throw new Error(parsed.reason);

  return inside(parsed.value, pointer);
}

function inside(document: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, key) => Object.getOwnPropertyDescriptor(value, key)?.value, document);
}

function asChat(messages: unknown): Trajectory {
  const outcome = chatImporter.read({ messages }, { fileName: "trap.json", recordIndex: 0 });
  if (outcome.kind === "rejected") throw new Error(outcome.reason);
  return outcome.value;
}

/** A tool that answers with something from a real file, through the whole path from bytes. */
async function answeredWith(content: unknown): Promise<unknown> {
  const messages = [
    { role: "user", content: "go" },
    { role: "assistant", content: null, tool_calls: [{ id: "1", name: "run", arguments: {} }] },
    { role: "tool", tool_call_id: "1", content },
  ];
  const file = await importBytes(new TextEncoder().encode(`${JSON.stringify({ messages })}\n`), "trap.jsonl");
  const [outcome] = file.kind === "read" ? file.outcomes : [];
  return outcome?.kind === "imported" ? outcome.value.steps[1]?.claimed[0]?.result?.value : outcome;
}

const BASH = "intercode/bash__gpt-3.5__ic_bash_multiturn_gpt-3.5_10_turns_fs_3.json";
const VICUNA = "intercode/bash__vicuna__ic_bash_multiturn_vicuna_10_turns_fs_2.json.gz";
const STARCHAT = "intercode/bash__starchat__ic_bash_multiturn_starchat_10_turns_fs_3.json";
const CTF = "intercode/ctf__ic_ctf_gpt-4_25_turns.json";
const OPENHANDS = "agent-as-a-judge/trajectory-OpenHands-39.json";

const History = z.object({ actions: z.array(z.string()), observations: z.array(z.string()) });

/** A real task as it looks where the run stopped before its last action was answered: the arrays are not of one length. */
function stoppedEarly(): z.infer<typeof History> {
  const { actions, observations } = History.parse(at(BASH, "/0/turn_history"));
  return { actions, observations: observations.slice(0, actions.length - 1) };
}

describe.skipIf(!hasSharedData)("traps of the shared files", () => {
  test.each([
    ["NUL characters", BASH, "/48/turn_history/observations/3", "\0"],
    ["ANSI escapes", "swe-agent/ctf__crypto__BabyTimeCapsule.traj", "/trajectory/4/observation", "\u001b["],
    ["CRLF", "swe-agent/mm1867-function_calling__install-1.traj", "/trajectory/0/observation", "\r\n"],
    ["HTML", "langfuse-traces/crewai-2025-07-11.trace.json", "/observations/0/output", "<"],
    ["a web page", "who-and-when/Hand-Crafted/10.json", "/history/39/content", "<"],
    ["NUL beside text", STARCHAT, "/57/turn_history/observations/0", "\0"],
    ["NUL in a contest", CTF, "/3/turn_history/observations/7", "\0"],
    ["ANSI escapes of a terminal", OPENHANDS, "/12/environment", "\u001b["],
    ["control characters", "swe-agent/ctf__misc__networking_1.traj", "/trajectory/2/observation", "\u0003"],
    ["HTML in code", "openhands/demo1.json", "/9/args/translated_ipython_code", "<"],
  ])("a result with %s comes through unchanged", async (_, name, pointer, part) => {
    const text = String(at(name, pointer));

    expect(text).toContain(part);
    expect(await answeredWith(text)).toBe(text);
  });

  test.each([
    [996_290, VICUNA, "/37/turn_history/observations/2"],
    [53_743, OPENHANDS, "/26/environment"],
    [83_408, "intercode/sql__human__ic_sql_multiturn_human_10_turns.json", "/221/trajectory/4/observation"],
  ])("a result of %i characters comes through whole", async (length, name, pointer) => {
    const text = String(at(name, pointer));

    expect(text).toHaveLength(length);
    expect(await answeredWith(text)).toBe(text);
  });

  test.each([
    ["a zero-width sign", "voucher", 60, 38, "/reward/1/title/0", /\u200b|\u200c|\u200d|\ufeff|\u2060/],
    ["mojibake", "web_simpleqa", 45, 39, "/reward/description", /Ã¼/],
    ["line ends", "web_simpleqa", 45, 23, "", /\\r\\n/],
  ] as const)("a task with %s is kept as it is written", async (_, kind, rows, line, pointer, sign) => {
    const lines = new TextDecoder()
      .decode(bytesOf(`shoppingbench-tasks/synthesize_${kind}_test.first${rows}.jsonl`))
      .split("\n");
    const task: unknown = JSON.parse(lines[line - 1] ?? "null");
    const value = pointer === "" ? JSON.stringify(task) : inside(task, pointer);

    expect(value).toMatch(sign);
    expect(await answeredWith(value)).toBe(value);
  });

  test("a call that no observation answers is a call without a result, and the others keep theirs", () => {
    const { actions, observations } = stoppedEarly();
    const steps = asChat([
      { role: "user", content: "go" },
      ...actions.flatMap((action, index) => [
        { role: "assistant", content: null, tool_calls: [{ id: `c${index}`, name: "run", arguments: { action } }] },
        ...(index < observations.length
          ? [{ role: "tool", tool_call_id: `c${index}`, content: observations[index] }]
          : []),
      ]),
    ]).steps;
    const calls = steps.flatMap((step) => step.claimed);

    expect(calls).toHaveLength(actions.length);
    expect(calls.filter((call) => call.result === undefined)).toHaveLength(1);
    expect(calls.slice(0, -1).map((call) => call.result?.value)).toEqual(observations);
  });

  test("answers that are empty texts are answers", async () => {
    const file = await importBytes(bytesOf("tau-bench/gpt-4o-airline.tasks-0-24.json.gz"), "airline.json");
    const outcomes = file.kind === "read" ? file.outcomes : [];
    const calls = outcomes.flatMap((row) =>
      row.kind === "imported" ? row.value.steps.flatMap((step) => step.claimed) : [],
    );

    expect(calls.filter((call) => call.result?.value === "")).toHaveLength(58);
  });

  test("a file name that no path could hold changes nothing of what is read", async () => {
    const bytes = bytesOf("tau2-bench/gpt-4.1_telecom_no-user_1trials_1tasks.json");
    const read = async (name: string) => ({ ...(await importBytes(bytes, name)) });

    expect(await read("ft:gpt-4.1:BzrYdMNm_|[x].json")).toEqual(await read("run.json"));
  });

  test("numbers of rows are those of the file, though keys have gaps", () => {
    const keys = Object.keys(Object(at("intercode/bash__starchat__ic_bash_multiturn_starchat_10_turns_fs_1.json", "")));

    expect(keys).toHaveLength(58);
    expect(keys).not.toContain("45");
    expect(keys).toContain("59");
  });

  test("integer-like keys keep their values, gaps included", () => {
    const rows = at("intercode/bash__starchat__ic_bash_multiturn_starchat_10_turns_fs_3.json", "");

    expect(rows).toHaveProperty("56");
    expect(rows).not.toHaveProperty("9999");
    expect(rows).toHaveProperty("58.turn_history");
  });

  test("results with a list of ids stand by their calls, though an id comes twice", () => {
    const { steps, notes } = asChat(at("swe-agent/mm1867-function_calling__install-1.traj", "/history"));
    const calls = steps.flatMap((step) => step.claimed);

    expect(notes).toEqual([]);
    expect(calls).toHaveLength(11);
    expect(calls.every((call) => call.result !== undefined)).toBe(true);
    expect(new Set(calls.map((call) => call.id)).size).toBeLessThan(calls.length);
    expect(String(calls[0]?.result?.value)).toContain("[File: reproduce.py (1 lines total)]");
    expect(String(calls[3]?.result?.value)).toContain("AUTHORS.rst");
  });

  test("a content list with an image is text that names the image, and is kept raw", () => {
    const { steps } = asChat(at("inspect-ai/log_images_tc.json", "/samples/0/messages"));

    expect(steps[1]?.text).toBe("What is this a picture of?\n\n[image]");
    expect(JSON.stringify(steps[1]?.raw)).toContain("data:image/png;base64,");
  });

  test("an assistant's content list is read", () => {
    const { steps } = asChat(at("inspect-ai/log_length_stop_reason.txt", "/samples/0/messages"));
    const agent = steps.filter((step) => step.role === "agent");

    expect(agent.length).toBeGreaterThan(0);
    expect(agent.every((step) => step.text !== undefined || step.thought !== undefined)).toBe(true);
  });

  test("answers without any call, with typed errors, stay steps of their own with all they say", () => {
    const { steps } = asChat(at("inspect-ai/log_tool_call_error.json", "/samples/0/messages"));

    expect(steps).toHaveLength(11);
    expect(steps.every((step) => step.role === "tool")).toBe(true);
    expect(steps[1]?.raw).toMatchObject({ error: { type: "timeout" } });
  });

  test("a NaN literal is read as null with a note", () => {
    const parsed = parseRecord(bytesOf("inspect-ai/log_with_nan.txt"));

    expect(parsed).toMatchObject({ kind: "parsed", notes: ["NaN or Infinity read as null: 1."] });
  });

  test("a file that breaks off is unreadable with the place", () => {
    expect(parseRecord(bytesOf("inspect-ai/log_invalid.txt"))).toMatchObject({
      kind: "unreadable",
      reason: expect.stringContaining("breaks off"),
    });
  });

  test.each([
    "openhands/demo1.json",
    "langfuse-traces/crewai-2025-07-11.trace.json",
    "who-and-when/Hand-Crafted/10.json",
    BASH,
    "inspect-ai/log_version_3.txt",
    "inspect-ai/2025-05-12T20-28-13-04-00_no-samples.json",
    "swe-agent/function_calling_simple.traj",
    "pandalm/gpt-3.5-turbo.first300.json",
    "shoppingbench-tasks/synthesize_product_test.first60.jsonl",
  ])("%s is none of the known formats and is refused with reasons", async (name) => {
    const file = await importBytes(bytesOf(name), name);

    expect(file).toMatchObject({ kind: "refused", why: expect.stringContaining("No known format fits") });
  });

  test("a file that breaks off inside its only record is refused for that", async () => {
    const file = await importBytes(bytesOf("inspect-ai/log_invalid.txt"), "log_invalid.txt");

    expect(file).toMatchObject({ kind: "refused", why: expect.stringContaining("The record breaks off after") });
  });
});
