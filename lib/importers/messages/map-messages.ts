import type { ClaimedCall, Step, ToolResult } from "@/lib/domain/step";
import { defined, idOf, integerOf, isList, isObject, type JsonObject, timestampOf } from "@/lib/importers/json-value";
import { createResultPairing, type OpenCall } from "./pair-results";
import { type ReadMessage, readMessage } from "./read-message";

export interface MappedMessages {
  readonly steps: readonly Step[];
  readonly notes: readonly string[];
}

/**
 * Chat messages as steps. A tool message becomes the result of the call it answers; one that answers no call stays
 * a step of its own. What is not a message at all stays a raw step.
 */
export function mapMessages(messages: readonly unknown[]): MappedMessages {
  const pairing = createResultPairing();
  const drafts: Draft[] = [];
  let unpaired = 0;
  let unknown = 0;

  for (const message of messages) {
    if (!isObject(message)) {
      unknown += 1;
      drafts.push({ read: { role: "other", calls: [], raw: message }, calls: [], source: {} });
      continue;
    }

    const read = readMessage(message);
    if (read.role === "tool") {
      const ids = callIdsOf(message);
      const result = resultOf(message);
      const isAnswer = ids.map((id) => pairing.answer(result, id)).includes(true);
      if (isAnswer) continue;
      unpaired += 1;
      drafts.push({ read: { ...read, raw: message }, calls: [], source: message });
      continue;
    }
    if (read.role === "other") unknown += 1;
    drafts.push({ read, calls: pairing.open(read.calls), source: message });
  }

  return {
    steps: drafts.map(toStep),
    notes: [
      ...(unpaired > 0 ? [`Tool messages that answer no call: ${unpaired}. They stand as steps of their own.`] : []),
      ...(unknown > 0 ? [`Messages of a kind Assay does not know: ${unknown}. They are kept raw.`] : []),
    ],
  };
}

interface Draft {
  readonly read: ReadMessage;
  readonly calls: readonly OpenCall[];
  readonly source: JsonObject;
}

function toStep({ read, calls, source }: Draft, index: number): Step {
  const { thought, text, rawText, raw } = read;

  return {
    index,
    role: read.role,
    claimed: calls.map(({ call, result }): ClaimedCall => (result === undefined ? call : { ...call, result })),
    logged: [],
    ...defined({
      number: integerOf(source["turn_idx"]),
      timestampMs: timestampOf(source["timestamp"]),
      thought,
      text,
      rawText,
      raw,
    }),
  };
}

// One message may answer several calls at once: a list of ids.
function callIdsOf(message: JsonObject): readonly (string | undefined)[] {
  const listed = message["tool_call_ids"];
  if (isList(listed) && listed.length > 0) return listed.map(idOf);

  return [idOf(message["tool_call_id"]) ?? idOf(message["id"]) ?? idOf(message["call_id"])];
}

function resultOf(message: JsonObject): ToolResult {
  const value = ["content", "value", "output", "result"]
    .map((key) => message[key])
    .find((found) => found !== undefined);
  const { error } = message;
  const isError =
    error === true ||
    isObject(error) ||
    idOf(error) !== undefined ||
    message["is_error"] === true ||
    message["status"] === "error";

  // A typed error says what went wrong beside the content; both are the answer.
  const hasErrorText = isObject(error) || typeof error === "string";
  return { value: hasErrorText ? { content: value ?? null, error } : (value ?? null), isError };
}
