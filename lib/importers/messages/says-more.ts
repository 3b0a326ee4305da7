import { isList, isObject, type JsonObject } from "@/lib/importers/json-value";
import { ANSWER_KEYS } from "./answers-of";
import { REASONING_KEYS, type ReadMessage } from "./read-message";

/** Whether a message says more than the answer that is read of it: it calls or thinks itself, or answers in two places. */
export function saysMore(message: JsonObject, { calls, hasUnreadCalls }: ReadMessage): boolean {
  const answers = ANSWER_KEYS.map((key) => message[key]).filter(isFilled);
  const isOneAnswer = new Set(answers.map((answer) => JSON.stringify(answer))).size <= 1;

  return calls.length > 0 || hasUnreadCalls || !isOneAnswer || REASONING_KEYS.some((key) => isThought(message[key]));
}

function isFilled(answer: unknown): boolean {
  return answer !== undefined && answer !== null && answer !== "";
}

/** A switch or a number under such a name says nothing. */
function isThought(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";

  return isList(value) ? value.length > 0 : isObject(value);
}
