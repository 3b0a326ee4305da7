import type { Step, ToolResult } from "@/lib/domain/step";
import { idOf, isList, isObject, type JsonObject } from "@/lib/importers/json-value";
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
 */
export function answersOf(
  message: JsonObject,
  { role, text }: Pick<Step, "role" | "text">,
  isAsked: boolean,
): readonly Answer[] | undefined {
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
