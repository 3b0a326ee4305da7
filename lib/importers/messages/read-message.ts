import type { StepRole } from "@/lib/domain/step";
import { defined, isList, isObject, type JsonObject, textOf } from "@/lib/importers/json-value";
import type { Spelling } from "@/lib/importers/parse-spelt";
import { speltMember } from "@/lib/importers/spell-calls";
import { isRebuiltText } from "./is-rebuilt-text";
import { type CallWithoutResult, readCall } from "./read-call";
import { readContent } from "./read-content";
import { saidInOrder } from "./said-in-order";
import { readStructuredCalls } from "./structured-calls";
import { parseTaggedText, type TaggedText } from "./tagged-text";

/** A chat message taken apart. */
export interface ReadMessage {
  readonly role: StepRole;
  readonly thought?: string;
  readonly text?: string;
  readonly calls: readonly CallWithoutResult[];
  readonly rawText?: string;
  /** Whether some of its calls could not be read: which answer is whose cannot be told by their order. */
  readonly hasUnreadCalls: boolean;
  /** The message itself, when the fields above do not hold all it says. */
  readonly raw?: unknown;
}

/**
 * Reads one chat message of any spelling; a role Assay does not know keeps the message raw.
 *
 * @param spelling - of its record
 */
export function readMessage(message: JsonObject, spelling?: Spelling): ReadMessage {
  const role = roleOf(message["role"] ?? message["from"]);
  const key = message["content"] === undefined ? "value" : "content";
  const content = readContent(message[key], spelling && (() => speltMember(message, key, spelling)));
  const structured = readStructuredCalls(message, role === "user" ? "user" : "agent", spelling);
  const tagged: TaggedText =
    role === "agent" && content.text !== undefined
      ? parseTaggedText(content.text, "all")
      : { hasTags: false, rest: content.text ?? "", isMalformed: false };

  const told = REASONING_KEYS.map((key) => readReasoning(message[key]));
  const reasonings = [content.thought, ...told.map(({ text }) => text)].filter(isSaid);
  const [reasoning] = reasonings;
  const thought = isSaid(tagged.think) ? tagged.think : reasoning;
  const isNative = structured.calls.length > 0;
  const written = (tagged.calls ?? []).map((item) => readCall(item, "agent"));
  const made = isNative ? structured.calls : undefined;
  const text = tagged.blocks ? saidInOrder(tagged.blocks, { written, made, spelling }) : content.text;
  const areWrittenRead = written.every((call) => call !== undefined);
  const calls = isNative ? structured.calls : written.filter((call) => call !== undefined);

  const isTextKept = tagged.hasTags && content.text !== undefined && !isRebuilt(content.text, tagged);
  const areCallsRead = structured.areAllRead && areWrittenRead;
  const isThoughtShown = reasonings.every((one) => one.trim() === thought?.trim()) && told.every((one) => one.isRead);
  const isRawKept =
    role === "other" || content.hasOtherParts || !areCallsRead || structured.hidesOthers || !isThoughtShown;
  // Calls that are written count where there are no others. One that is cut off is words like any.
  const hasUnreadCalls =
    isNative || !structured.areAllRead
      ? !structured.areAllRead
      : tagged.hasTags && (!areWrittenRead || tagged.rest.includes("<tool_call>"));
  return {
    role,
    calls,
    hasUnreadCalls,
    ...defined({
      thought,
      text,
      rawText: isTextKept ? content.text : undefined,
      raw: isRawKept ? message : undefined,
    }),
  };
}

/** Where a message may have its thought. */
export const REASONING_KEYS = ["reasoning_content", "reasoning", "thinking", "think", "thought"] as const;

/** A thought as text or as a list of parts. */
function readReasoning(value: unknown): { readonly text: string | undefined; readonly isRead: boolean } {
  if (!isList(value)) return { text: textOf(value), isRead: !isObject(value) };
  const { text, thought, hasOtherParts } = readContent(value);

  return { text: isSaid(text) ? text : thought, isRead: !hasOtherParts && !(isSaid(text) && isSaid(thought)) };
}

// A Map, because the word comes from the file: "constructor" must not find what every object has.
const ROLES: ReadonlyMap<string, StepRole> = new Map([
  ["system", "system"],
  ["developer", "system"],
  ["user", "user"],
  ["human", "user"],
  ["assistant", "agent"],
  ["agent", "agent"],
  ["gpt", "agent"],
  ["model", "agent"],
  ["ai", "agent"],
  ["tool", "tool"],
  ["function", "tool"],
  ["observation", "tool"],
]);

/** The step role a source's word stands for; "other" for a word nobody knows. */
export function roleOf(value: unknown): StepRole {
  return (typeof value === "string" ? ROLES.get(value.toLowerCase()) : undefined) ?? "other";
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

function isRebuilt(text: string, tagged: TaggedText): boolean {
  const response = tagged.response ?? (tagged.rest === "" ? undefined : tagged.rest);
  return isRebuiltText(text, { think: tagged.think, calls: tagged.calls ?? [], response });
}
