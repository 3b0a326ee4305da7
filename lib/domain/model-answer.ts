import type { ModelCall } from "@/lib/filter/model-calls";
import { readInference } from "@/lib/filter/read-inference";
import { toolCallTexts, withoutToolCalls } from "@/lib/filter/tool-call-blocks";
import { isObject, type JsonObject, listOf, objectOf } from "@/lib/importers/json-value";
import { valueText } from "./call-text";
import type { LoggedCall, Step } from "./step";

/**
 * What a model answered, as the log holds it: its words, then the calls that it asked for beside them. An answer in a
 * form that nobody knows is shown as it came.
 */
export function modelAnswerText(response: unknown): string {
  const choices = choicesOf(response);

  return choices.length === 0 ? valueText(response) : choices.map(choiceText).join("\n\n");
}

/**
 * An answer held against the step that it is logged in. none: the log holds nothing that the model said. again: it is what
 * the step says and claims. other: `words` says whether its words are those of the step, `asked` what it asks for where
 * that is not what the step claims.
 */
export type AnswerBeside =
  | { readonly kind: "none" | "again" }
  | { readonly kind: "other"; readonly words: "same" | "other"; readonly asked?: readonly ModelCall[] };

/** The answer of an inference beside the step that it is logged in. */
export function answerBeside(step: Step, call: LoggedCall): AnswerBeside {
  const body = readInference(call);
  if (call.response === undefined || body.kind === "failed") return { kind: "none" };
  const choices = choicesOf(call.response);
  const asked = body.kind === "read" ? body.choices : [];
  const messages = choices.length > 0 ? choices.map(messageOf) : [{ content: valueText(call.response) }];
  const same = messages.map((message) => hasWords(step, message));
  if (same.some((isSame, at) => isSame && areClaimed(step, asked[at] ?? []))) return { kind: "again" };

  const words = same.includes(true) ? "same" : "other";
  const isKnown = body.kind === "read" && !body.hasUnread;
  if (!isKnown || asked.some((calls) => areClaimed(step, calls))) return { kind: "other", words };
  return { kind: "other", words, asked: asked.flat() };
}

/**
 * The calls of an answer as the log holds them, without its words, which are the step's: "" where it asks for none.
 * Undefined where its words are others, it has none, or there is more than one. Whether the step claims these calls is
 * left open: that would be a finding.
 */
export function answerWithoutWords(step: Step, call: LoggedCall): string | undefined {
  const [choice, ...others] = choicesOf(call.response);
  const message = messageOf(choice);
  const prose = proseOf(message);
  if (others.length > 0 || prose.length === 0 || !hasWords(step, message)) return undefined;

  return [...prose.flatMap(toolCallTexts), ...listOf(message["tool_calls"]).map(askedText)].join("\n");
}

function choicesOf(response: unknown): readonly unknown[] {
  return listOf(objectOf(response)["choices"]);
}

function messageOf(choice: unknown): JsonObject {
  return objectOf(objectOf(choice)["message"]);
}

function choiceText(choice: unknown): string {
  const { message } = objectOf(choice);
  if (!isObject(message)) return valueText(choice);

  return [...proseOf(message), ...listOf(message["tool_calls"]).map(askedText)].join("\n");
}

function proseOf({ reasoning_content, reasoning, content, refusal }: JsonObject): readonly string[] {
  const parts = Array.isArray(content) ? content.map((part) => objectOf(part)["text"] ?? valueText(part)) : [content];

  return [reasoning_content ?? reasoning, ...parts, refusal].filter(
    (text): text is string => typeof text === "string" && text !== "",
  );
}

function askedText(item: unknown): string {
  const { name, arguments: args = "" } = objectOf(objectOf(item)["function"]);

  return typeof name === "string" ? `${name}(${valueText(args)})` : valueText(item);
}

/** A response after the thought may be the program's own: the thought and the calls are what a model is believed to make. */
function hasWords({ thought = "", text = "", rawText }: Step, message: JsonObject): boolean {
  const prose = proseOf(message);
  const said = squeezed(prose.map(withoutTags).join(""));
  if (said === squeezed(thought + text) || (said === squeezed(thought) && said !== "")) return true;

  return rawText !== undefined && squeezed(prose.join("")) === squeezed(rawText);
}

function areClaimed({ claimed }: Step, asked: readonly ModelCall[]): boolean {
  const [wishes, claims] = [new Set(asked.map(keyOf)), new Set(claimed.map(keyOf))];

  return wishes.size === claims.size && [...wishes].every((key) => claims.has(key));
}

/** Programs that parse an answer trim it and lay it out anew. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** An answer without its blocks of calls, which are compared as calls. */
function withoutTags(text: string): string {
  return withoutToolCalls(text).replaceAll(/<\/?(?:think|response)>/g, "");
}

/** What is empty counts as not said. */
function keyOf({ name, args = {} }: Pick<ModelCall, "name" | "args">): string {
  const said = Object.entries(args).filter(([, value]) => value !== null && value !== "");

  return `${name} ${said
    .map(([key, value]) => `${key}=${squeezed(valueText(value))}`)
    .toSorted()
    .join()}`;
}
