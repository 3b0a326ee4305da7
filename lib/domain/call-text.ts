import { indentJson } from "./indent-json";
import type { ClaimedCall, ToolResult } from "./step";

/** Spaces a level. */
const INDENT = 2;

/** A value as text: strings as they are, everything else as indented JSON. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  return JSON.stringify(value, null, INDENT) ?? String(value);
}

/** True for an answer that holds nothing to be read. */
export function isEmptyAnswer(value: unknown): boolean {
  return value === "" || value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * What a tool answered, laid out as any value, with its numbers and the order of its members as the source wrote them.
 * Spans of the field "result" count their characters in this text.
 */
export function answerText({ value, json }: Pick<ToolResult, "value" | "json">): string {
  return json === undefined ? valueText(value) : indentJson(json, INDENT);
}

/** Where the first characters of an answer's `json` end in its text. */
export function endInAnswer(json: string, end: number): number {
  return indentJson(json.slice(0, end), INDENT).length;
}

/** One argument on one line: `q="fridge magnet"`. */
export function argumentText(name: string, value: unknown): string {
  return `${name}=${JSON.stringify(value) ?? String(value)}`;
}

type CallArguments = Pick<ClaimedCall, "args" | "argsText" | "argsJson">;

/** Arguments as the reader writes them between the brackets of a call, numbers and order as the source wrote them. */
export function argumentsText(call: CallArguments): string {
  if (call.argsJson !== undefined) return writtenArguments(call.argsJson);
  if (!call.args) return call.argsText ?? "";
  return Object.entries(call.args)
    .map(([name, value]) => argumentText(name, value))
    .join(", ");
}

/** The call on one line. Spans of the field "call" count their characters in this text. */
export function callText(call: Pick<ClaimedCall, "name"> & CallArguments): string {
  return `${call.name}(${argumentsText(call)})`;
}

/** The call by its plain values alone: by these calls are compared and ids are known. */
export function plainCall<Call extends CallArguments>({ argsJson: _, ...plain }: Call): Omit<Call, "argsJson"> {
  return plain;
}

/** `price=188.0, ids=[1,2]` of an object's JSON. No string of JSON breaks a line: one that is indented once begins a member. */
function writtenArguments(json: string): string {
  return indentJson(json, 1)
    .slice("{\n ".length, -"\n}".length)
    .split(/,\n (?=")/)
    .map((member) => {
      const [name = ""] = /^"(?:[^"\\]|\\.)*"/.exec(member) ?? [];
      return `${JSON.parse(name)}=${member.slice(`${name}: `.length).replace(/\n */g, "")}`;
    })
    .join(", ");
}
