import { argumentsKey } from "@/lib/domain/argument-keys";
import type { ClaimedCall } from "@/lib/domain/step";
import { spacedJson } from "@/lib/exporters/chat/spaced-json";
import { defined, idOf, isObject, type JsonObject, textOf } from "@/lib/importers/json-value";
import { parseSpelt, type Spelling } from "@/lib/importers/parse-spelt";
import { speltMember } from "@/lib/importers/spell-calls";

/** What is read of a call before any result is joined to it. */
export type CallWithoutResult = Omit<ClaimedCall, "result">;

/**
 * Reads a tool call in any of its spellings: nested under `function` or flat; `arguments`, `parameters`, `args`,
 * `kwargs` or `input`, as an object or as JSON text. Undefined when it names no tool.
 *
 * @param spelling - of the record: arguments that are no object stay as they stand in it
 */
export function readCall(
  item: unknown,
  requestor: ClaimedCall["requestor"],
  spelling?: Spelling,
): CallWithoutResult | undefined {
  if (!isObject(item)) return undefined;

  const inner = isObject(item["function"]) ? item["function"] : item;
  const name = textOf(inner["name"]) ?? textOf(inner["tool"]) ?? textOf(item["function"]);
  if (name === undefined || name.trim() === "") return undefined;

  const id = idOf(item["id"]) ?? idOf(item["tool_call_id"]) ?? idOf(item["call_id"]);
  const { args, argsText, argsJson } = readArguments(inner, spelling);
  return {
    name,
    requestor: item["requestor"] === "user" ? "user" : requestor,
    ...defined({ id, args, argsText, argsJson }),
  };
}

/** A tool call with its arguments as JSON text, where a plain value prints them in another way than they stand. */
export function spellArguments(item: unknown, spelling: Spelling): unknown {
  if (!isObject(item)) return item;
  if (isObject(item["function"])) return { ...item, function: spellArguments(item["function"], spelling) };

  const key = argumentsKey(item);
  const text = key === undefined ? undefined : speltMember(item, key, spelling);
  return key === undefined || text === undefined ? item : { ...item, [key]: text };
}

function readArguments(
  call: JsonObject,
  spelling: Spelling | undefined,
): Pick<ClaimedCall, "args" | "argsText" | "argsJson"> {
  const key = argumentsKey(call);
  if (key === undefined) return { args: {} };
  const value = call[key];
  if (isObject(value)) return { args: value };
  if (typeof value !== "string")
    return { argsText: (spelling && speltMember(call, key, spelling)) ?? JSON.stringify(value) };

  try {
    const { value: args, spelling: own } = parseSpelt(value);
    if (!isObject(args)) return { argsText: value };

    return { args, ...(own ? { argsJson: spacedJson(args, own) } : {}) };
  } catch {
    return { argsText: value };
  }
}
