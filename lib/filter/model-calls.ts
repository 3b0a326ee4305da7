import { argumentsKey } from "@/lib/domain/argument-keys";
import { isObject, objectOf } from "@/lib/importers/json-value";

/** A tool call that a model wrote, as the proxy recorded it. */
export interface ModelCall {
  readonly name: string;
  /** Undefined when the arguments are no JSON object. */
  readonly args?: Readonly<Record<string, unknown>>;
  /**
   * native: `tool_calls` of the message. block: a `<tool_call>` block of its text. loose: a form that the calculators
   * of domain 4 do not read (text in parts, a name inside a `function` object, a `function_call`, a broken block).
   */
  readonly origin: "native" | "block" | "loose";
}

/**
 * What the log tells of a model's answer, one list of calls for each choice.
 * read: the body was recorded; `hasUnread` where it holds a call that cannot be read, or something that may be one.
 * missing: the call worked and its body was not kept, or holds no message, so it proves nothing either way.
 * failed: every try failed and the model said nothing.
 */
export type InferenceBody =
  | { readonly kind: "read"; readonly choices: readonly (readonly ModelCall[])[]; readonly hasUnread: boolean }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** The call that an item of `tool_calls` is; none where it names no tool. */
export function nativeCall(item: unknown): readonly ModelCall[] {
  const made = objectOf(objectOf(item)["function"]);
  const name = made["name"];
  if (typeof name !== "string" || name === "") return [];

  return [modelCall(name, argumentsOf(made), "native")];
}

/** The call that an item of a block is; none where it names no tool. */
export function writtenCall(item: unknown, origin: ModelCall["origin"]): readonly ModelCall[] {
  if (!isObject(item)) return [];
  const inner = objectOf(item["function"]);
  const args = argumentsOf(item) ?? argumentsOf(inner);

  const name = item["name"] || item["tool"] || item["function"];
  if (typeof name === "string") return [modelCall(name, args, origin)];
  return typeof inner["name"] === "string" ? [modelCall(inner["name"], args, "loose")] : [];
}

/** A bare text as `input` names no argument: such a call is read as one without arguments, so that it explains no other. */
function argumentsOf(call: Readonly<Record<string, unknown>>): unknown {
  const key = argumentsKey(call);
  if (key === undefined) return undefined;

  return BY_NAME_ALONE.has(key) || argsObject(call[key]) ? call[key] : undefined;
}

/** Under these broken arguments are the model's own, so that its call counts by its name. */
const BY_NAME_ALONE: ReadonlySet<string> = new Set(["arguments", "parameters"]);

function modelCall(name: string, args: unknown, origin: ModelCall["origin"]): ModelCall {
  const read = argsObject(args);
  return read ? { name, args: read, origin } : { name, origin };
}

/** Arguments as an object: given as one, as JSON text of one, or not at all (no arguments). */
function argsObject(args: unknown): Readonly<Record<string, unknown>> | undefined {
  if (args === undefined || args === null || args === "") return {};
  if (isObject(args)) return args;
  if (typeof args !== "string") return undefined;

  try {
    const parsed: unknown = JSON.parse(args);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    // The model wrote broken JSON: the call counts by its name alone.
    return undefined;
  }
}
