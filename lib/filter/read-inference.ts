import { hasWorked } from "@/lib/domain/logged-answer";
import type { LoggedCall } from "@/lib/domain/step";
import { isObject, listOf, objectOf } from "@/lib/importers/json-value";
import { type LooseCalls, looseCalls, type Skipped } from "./loose-calls";
import { type InferenceBody, type ModelCall, nativeCall, writtenCall } from "./model-calls";
import { toolCallBlocks } from "./tool-call-blocks";

/**
 * Reads the tool calls out of a chat completion: for each choice native calls first, then blocks of its text, then what
 * the calculators of domain 4 skip.
 */
export function readInference(call: Pick<LoggedCall, "response" | "status">): InferenceBody {
  const { choices, error } = objectOf(call.response);
  const messages = listOf(choices).map((choice) => objectOf(choice)["message"]);
  if (!messages.some(isObject)) return { kind: !hasWorked(call) || error !== undefined ? "failed" : "missing" };
  const read = messages.map(readMessage);

  return { kind: "read", choices: read.map(({ calls }) => calls), hasUnread: read.some(({ hasUnread }) => hasUnread) };
}

/** A choice without a message, beside one that has it, is one that nobody can read. */
function readMessage(message: unknown): LooseCalls {
  if (!isObject(message)) return { calls: [], hasUnread: true };
  const { tool_calls, function_call, content } = message;
  const skipped: Skipped = { texts: [], items: isObject(function_call) ? [function_call] : [] };

  const callsOf = (items: readonly unknown[], read: (item: unknown) => readonly ModelCall[]) =>
    items.flatMap((item) => {
      const calls = read(item);
      if (calls.length === 0) skipped.items.push(item);
      return calls;
    });
  const written = (text: unknown, origin: ModelCall["origin"]) => {
    const blocks = typeof text === "string" ? toolCallBlocks(text, skipped.texts) : [];
    return callsOf(blocks.flat(), (item) => writtenCall(item, origin));
  };

  const native = callsOf(listOf(tool_calls), nativeCall);
  const parts = listOf(content).flatMap((part) => written(objectOf(part)["text"], "loose"));
  const known = [...native, ...written(content, "block"), ...parts];
  const { calls, hasUnread } = looseCalls(known, skipped);
  return { calls: [...known, ...calls], hasUnread };
}
