import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
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

  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, key) => Object.getOwnPropertyDescriptor(value, key)?.value, parsed.value);
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

describe.skipIf(!hasSharedData)("traps of the shared files", () => {
  test.each([
    ["NUL characters", BASH, "/48/turn_history/observations/3", "\0"],
    ["ANSI escapes", "swe-agent/ctf__crypto__BabyTimeCapsule.traj", "/trajectory/4/observation", "\u001b["],
    ["CRLF", "swe-agent/mm1867-function_calling__install-1.traj", "/trajectory/0/observation", "\r\n"],
    ["HTML", "langfuse-traces/crewai-2025-07-11.trace.json", "/observations/0/output", "<"],
    ["a web page", "who-and-when/Hand-Crafted/10.json", "/history/39/content", "<"],
    ["996,290 characters", VICUNA, "/37/turn_history/observations/2", ""],
  ])("a result with %s comes through unchanged", async (_, name, pointer, part) => {
    const text = String(at(name, pointer));

    expect(text).toContain(part);
    expect(text.length).toBe(name === VICUNA ? 996_290 : text.length);
    expect(await answeredWith(text)).toBe(text);
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
    "inspect-ai/log_invalid.txt",
    "inspect-ai/2025-05-12T20-28-13-04-00_no-samples.json",
    "swe-agent/function_calling_simple.traj",
    "pandalm/gpt-3.5-turbo.first300.json",
    "shoppingbench-tasks/synthesize_product_test.first60.jsonl",
  ])("%s is none of the known formats and is refused with reasons", async (name) => {
    const file = await importBytes(bytesOf(name), name);

    expect(file).toMatchObject({ kind: "refused", why: expect.stringContaining("No known format fits") });
  });
});
