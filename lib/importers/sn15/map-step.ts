import type { ClaimedCall, Step } from "@/lib/domain/step";
import {
  defined,
  integerOf,
  isList,
  isObject,
  type JsonObject,
  objectOf,
  textOf,
  timestampOf,
} from "@/lib/importers/json-value";
import { isRebuiltText } from "@/lib/importers/messages/is-rebuilt-text";
import { readCall } from "@/lib/importers/messages/read-call";
import { readMessage } from "@/lib/importers/messages/read-message";
import { parseTaggedText, type TaggedText } from "@/lib/importers/messages/tagged-text";
import type { Spelling } from "@/lib/importers/parse-spelt";
import { toolResult, withObservations } from "./observations";

/**
 * One step of a dialogue, without its logged calls. Agents may return anything: what is not understood stays raw.
 *
 * @param spelling - of its record
 */
export function mapStep(step: unknown, index: number, spelling?: Spelling): Step {
  if (!isObject(step)) return { index, role: "other", claimed: [], logged: [], raw: step };

  const stamp = stampOf(objectOf(step["extra_info"]));
  if (isObject(step["completion"])) return { index, ...stamp, ...mapCompletion(step["completion"], step, spelling) };
  if (typeof step["role"] === "string") return { index, ...stamp, ...mapChatStep(step, spelling) };

  return { index, role: "other", ...stamp, claimed: [], logged: [], raw: step };
}

type Stamp = Pick<Step, "number" | "timestampMs">;
type StepBody = Omit<Step, "index" | "number" | "timestampMs">;

function stampOf(extraInfo: JsonObject): Stamp {
  return defined({ number: integerOf(extraInfo["step"]), timestampMs: timestampOf(extraInfo["timestamp"]) });
}

function mapCompletion(completion: JsonObject, step: JsonObject, spelling: Spelling | undefined): StepBody {
  const message = objectOf(completion["message"]);
  const content = textOf(completion["content"]) ?? textOf(completion["message"]);
  // The helper writes text and message from the same parts: the text is taken apart only where the message lacks some.
  const isWhole = isSaid(textOf(message["think"])) || content === undefined;
  const tagged = isWhole ? undefined : parseTaggedText(content, "first");
  const items = callItems(message, tagged);
  const read = items.map((item) => mapCall(item, spelling)).filter((call) => call !== undefined);
  const { calls, unpaired } = withObservations(read, message, spelling);

  const thought = [textOf(message["think"]), tagged?.think, textOf(completion["reasoning_content"])].find(isSaid);
  const text = [textOf(message["response"]), tagged?.response, spokenOf(tagged)].find(isSaid);
  const isTextKept = content !== undefined && isSaid(content) && !isRebuilt(content, message, text);
  const isEmpty = !isObject(completion["message"]) && content === undefined;
  const isRawKept = isEmpty || calls.length < items.length || unpaired > 0;
  return {
    role: "agent",
    claimed: calls,
    logged: [],
    ...defined({
      thought,
      text,
      rawText: isTextKept ? content : undefined,
      raw: isRawKept ? step : undefined,
    }),
  };
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

/** The parsed message is what the scorer reads; the tagged text counts only where it is missing. */
function callItems(message: JsonObject, tagged: TaggedText | undefined): readonly unknown[] {
  const listed = message["tool_call"];
  if (listed === undefined || listed === null) return Object.keys(message).length > 0 ? [] : (tagged?.calls ?? []);

  return isList(listed) ? listed : [listed];
}

/** Text without any tag is said to the user; what is left beside tags is noise of the format. */
function spokenOf(tagged: TaggedText | undefined): string | undefined {
  return tagged === undefined || tagged.hasTags ? undefined : tagged.rest;
}

function mapCall(item: unknown, spelling: Spelling | undefined): ClaimedCall | undefined {
  const call = readCall(item, "agent", spelling);
  if (call === undefined || !isObject(item) || !("result" in item)) return call;

  return { ...call, result: toolResult(item, "result", spelling) };
}

function isRebuilt(content: string, message: JsonObject, text: string | undefined): boolean {
  if (Object.keys(message).length === 0) return isRebuiltFromTags(content, text);

  const listed = message["tool_call"] ?? [];
  const calls = (isList(listed) ? listed : [listed]).map((item) => {
    const { name, parameters } = objectOf(item);
    return { name, parameters };
  });
  return isRebuiltText(content, { think: textOf(message["think"]), calls, response: textOf(message["response"]) });
}

function isRebuiltFromTags(content: string, text: string | undefined): boolean {
  const tagged = parseTaggedText(content, "first");
  if (!tagged.hasTags) return content === text;

  return isRebuiltText(content, { think: tagged.think, calls: tagged.calls ?? [], response: tagged.response });
}

function mapChatStep(step: JsonObject, spelling: Spelling | undefined): StepBody {
  const { calls, hasUnreadCalls: _, ...read } = readMessage(step, spelling);

  return { ...read, claimed: calls, logged: [] };
}
