import type { ClaimedCall } from "./step";

/** A tool's answer or argument as text: strings as they are, everything else as indented JSON. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  return JSON.stringify(value, null, 2) ?? String(value);
}

/** One argument on one line: `q="fridge magnet"`. */
export function argumentText(name: string, value: unknown): string {
  return `${name}=${JSON.stringify(value) ?? String(value)}`;
}

/** Arguments as the reader writes them between the brackets of a call. */
export function argumentsText(call: Pick<ClaimedCall, "args" | "argsText">): string {
  if (!call.args) return call.argsText ?? "";
  return Object.entries(call.args)
    .map(([name, value]) => argumentText(name, value))
    .join(", ");
}

/** The call on one line. Spans of the field "call" count their characters in this text. */
export function callText(call: Pick<ClaimedCall, "name" | "args" | "argsText">): string {
  return `${call.name}(${argumentsText(call)})`;
}
