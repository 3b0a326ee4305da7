import { quoteText } from "@/lib/domain/quote-text";
import { isObject } from "@/lib/importers/json-value";
import type { Spelling } from "@/lib/importers/parse-spelt";
import { SpeltJson } from "./spelt-json";

// Deeper values come from no real source; the text in their place keeps the recursion bounded.
const MAX_DEPTH = 500;

/**
 * JSON on one line with a space after every comma and colon, as models of the Qwen3 family read and write
 * calls, and as the chat template prints tool declarations. Members keep their order. A value JSON does not
 * know becomes null; what is nested deeper than 500 levels is replaced by a sentence. One that
 * has its text is that text.
 *
 * @param spelling - of numbers and orders of members that are others in the source
 */
export function spacedJson(value: unknown, spelling?: Spelling): string {
  return value instanceof SpeltJson ? value.json : write(value, 0, spelling);
}

function write(value: unknown, depth: number, spelling: Spelling | undefined): string {
  if (typeof value === "string") return quoteText(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (depth >= MAX_DEPTH) return '"(nested too deeply to print)"';
  if (!isObject(value)) return Array.isArray(value) ? list(value, depth, spelling) : "null";

  const member = (name: string): string =>
    `${quoteText(name)}: ${spelling?.numberAt(value, name) ?? write(value[name], depth + 1, spelling)}`;
  const names = spelling?.namesOf(value);
  if (names) return `{${names.map(member).join(", ")}}`;

  // Every answer of every tool is printed for its tokens: a list of pairs for each object would cost a third more.
  let text = "";
  for (const name in value) if (value[name] !== undefined) text += `${text === "" ? "" : ", "}${member(name)}`;

  return `{${text}}`;
}

function list(values: readonly unknown[], depth: number, spelling: Spelling | undefined): string {
  let text = "";
  for (let at = 0; at < values.length; at += 1)
    text += `${at === 0 ? "" : ", "}${spelling?.numberAt(values, at) ?? write(values[at], depth + 1, spelling)}`;

  return `[${text}]`;
}
