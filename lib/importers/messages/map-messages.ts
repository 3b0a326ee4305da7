import type { ClaimedCall, Step, ToolResult } from "@/lib/domain/step";
import { defined, idOf, integerOf, isList, isObject, type JsonObject, timestampOf } from "@/lib/importers/json-value";
import { createResultPairing, type OpenCall } from "./pair-results";
import { type ReadMessage, readMessage } from "./read-message";
import { responseBlocks } from "./response-blocks";

export interface MappedMessages {
  readonly steps: readonly Step[];
  readonly notes: readonly string[];
}

/**
 * Chat messages as steps. A tool message becomes the result of the call it answers, and so does each `<tool_response>`
 * block of a turn that holds nothing else; one that answers no call stays a step of its own. What is not a message at
 * all stays a raw step.
 */
export function mapMessages(messages: readonly unknown[]): MappedMessages {
  const pairing = createResultPairing();
  const drafts: Draft[] = [];
  /** Of the last turn of the agent, while nobody else has the word. */
  let isCallUnread = false;
  let unpaired = 0;
  let unknown = 0;

  for (const message of messages) {
    if (!isObject(message)) {
      unknown += 1;
      const read = { role: "other", calls: [], hasUnreadCalls: false, raw: message } as const;
      drafts.push({ read, calls: [], source: {} });
      continue;
    }

    const read = readMessage(message);
    const answers = answersOf(message, read, pairing.isWaiting() || isCallUnread);
    if (answers) {
      for (const { ids, result, text } of answers) {
        // Which of them answers the call that could not be read, their order does not tell.
        const isAnswer = ids.map((id) => pairing.answer(result, id, !isCallUnread)).includes(true);
        if (isAnswer) continue;
        unpaired += 1;
        const own = { ...read, role: "tool", ...defined({ text }), raw: message } as const;
        drafts.push({ read: own, calls: [], source: message });
      }
      continue;
    }
    if (read.role === "other") unknown += 1;
    if (read.role === "agent" || read.role === "user") isCallUnread = read.hasUnreadCalls;
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

interface Answer {
  /** Of the calls that it answers; undefined for the next one that waits. */
  readonly ids: readonly (string | undefined)[];
  readonly result: ToolResult;
  readonly text: string | undefined;
}

/** What a message answers; undefined for one that is no answer. `isAsked`: a call may wait for one, read or not. */
function answersOf(message: JsonObject, { role, text }: ReadMessage, isAsked: boolean): readonly Answer[] | undefined {
  if (role !== "tool" && !(role === "user" && isAsked)) return undefined;

  const ids = callIdsOf(message);
  const isNamed = ids.some((id) => id !== undefined);
  const blocks = text === undefined || (role === "tool" && isNamed) ? undefined : responseBlocks(text);
  if (blocks)
    return blocks.map((block) => ({ ids: [undefined], result: resultOf({ ...message, content: block }), text: block }));

  return role === "tool" ? [{ ids, result: resultOf(message), text }] : undefined;
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
