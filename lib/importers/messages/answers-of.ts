import type { Step, ToolResult } from "@/lib/domain/step";
import { spacedJson } from "@/lib/exporters/chat/spaced-json";
import { idOf, isList, isObject, type JsonObject } from "@/lib/importers/json-value";
import type { Spelling } from "@/lib/importers/parse-spelt";
import { isListOfParts } from "./list-of-parts";
import { responseBlocks } from "./response-blocks";

export interface Answer {
  /** Of the calls that it answers; undefined for the next one that waits. */
  readonly ids: readonly (string | undefined)[];
  readonly result: ToolResult;
  readonly text: string | undefined;
}

/**
 * What a chat message answers; undefined for one that is no answer.
 *
 * @param read - the message taken apart
 * @param isAsked - a call may wait for an answer, read or not
 * @param spelling - of the record
 */
export function answersOf(
  message: JsonObject,
  { role, text }: Pick<Step, "role" | "text">,
  isAsked: boolean,
  spelling?: Spelling,
): readonly Answer[] | undefined {
  if (role !== "tool" && !(role === "user" && isAsked)) return undefined;

  const ids = callIdsOf(message);
  const isNamed = ids.some((id) => id !== undefined);
  const blocks = text === undefined || (role === "tool" && isNamed) ? undefined : responseBlocks(text);
  if (blocks)
    return blocks.map((block) => ({
      ids: [undefined],
      result: resultOf({ ...message, content: block }, spelling),
      text: block,
    }));

  return role === "tool" ? [{ ids, result: resultOf(message, spelling), text }] : undefined;
}

// One message may answer several calls at once: a list of ids.
function callIdsOf(message: JsonObject): readonly (string | undefined)[] {
  const listed = message["tool_call_ids"];
  if (isList(listed) && listed.length > 0) return listed.map(idOf);

  return [idOf(message["tool_call_id"]) ?? idOf(message["id"]) ?? idOf(message["call_id"])];
}

/** Where a message may have its answer. */
export const ANSWER_KEYS = ["content", "value", "output", "result"] as const;

/** The first that says something; where none does the first that is there. */
function answerKey(message: JsonObject): (typeof ANSWER_KEYS)[number] | undefined {
  const there = ANSWER_KEYS.filter((name) => message[name] !== undefined);

  return there.find((name) => message[name] !== null && message[name] !== "") ?? there[0];
}

function resultOf(message: JsonObject, spelling: Spelling | undefined): ToolResult {
  const key = answerKey(message);
  const value = key === undefined ? null : message[key];
  const { error } = message;
  const isTold = typeof error === "string" || isObject(error) || (isList(error) && error.length > 0);
  const isError =
    error === true ||
    (isTold && typeof error !== "string") ||
    idOf(error) !== undefined ||
    message["is_error"] === true ||
    message["status"] === "error";
  const json = key === undefined ? undefined : spelling?.numberAt(message, key);
  const isParts = isListOfParts(value);
  const found = isParts ? { isParts, isError } : { isError };

  // A typed error says what went wrong beside the content; both are the answer.
  if (!isTold) return { value, ...(json === undefined ? {} : { json }), ...found };
  const both = { content: value, error };
  return {
    value: both,
    ...(spelling && json !== undefined ? { json: besideError(both, json, spelling) } : {}),
    ...found,
  };
}

/** The JSON of an answer whose content is a number that stands so. */
function besideError(value: object, content: string, spelling: Spelling): string {
  return spacedJson(value, {
    ...spelling,
    numberAt: (holder, key) => (holder === value && key === "content" ? content : spelling.numberAt(holder, key)),
  });
}
