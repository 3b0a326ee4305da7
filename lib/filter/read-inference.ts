import type { LoggedCall } from "@/lib/domain/step";
import { isObject, listOf, objectOf } from "@/lib/importers/json-value";
import { looseCalls } from "./loose-calls";
import { type InferenceBody, inferenceBody, type ModelCall, nativeCall, writtenCall } from "./model-calls";
import { toolCallBlocks } from "./tool-call-blocks";

/**
 * Reads the tool calls out of a chat completion: for each choice native calls first, then blocks of its text, then what
 * the calculators of domain 4 skip.
 */
export function readInference(call: Pick<LoggedCall, "response" | "status">): InferenceBody {
  let hasUnread = false;
  const body = inferenceBody(call, (message) => {
    const { calls, skipped } = readMessage(message);
    const more = looseCalls(calls, skipped);
    hasUnread ||= more.hasUnread;
    return [...calls, ...more.calls];
  });

  return body.kind === "read" ? { ...body, hasUnread } : body;
}

interface ReadMessage {
  readonly calls: readonly ModelCall[];
  /** What stands where a call does and was not read as one. */
  readonly skipped: readonly unknown[];
}

function readMessage(message: unknown): ReadMessage {
  if (!isObject(message)) return { calls: [], skipped: [message] };
  const { tool_calls, function_call, content } = message;
  const skipped: unknown[] = isObject(function_call) ? [function_call] : [];

  const callsOf = (items: readonly unknown[], read: (item: unknown) => readonly ModelCall[]) =>
    items.flatMap((item) => {
      const calls = read(item);
      if (calls.length === 0) skipped.push(item);
      return calls;
    });
  const written = (text: unknown, origin: ModelCall["origin"]) => {
    const blocks = typeof text === "string" ? toolCallBlocks(text, skipped) : [];
    return callsOf(blocks.flat(), (item) => writtenCall(item, origin));
  };

  const native = callsOf(listOf(tool_calls), nativeCall);
  const parts = listOf(content).flatMap((part) => written(objectOf(part)["text"], "loose"));
  return { calls: [...native, ...written(content, "block"), ...parts], skipped };
}
