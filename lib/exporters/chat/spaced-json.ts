// Deeper values come from no real source; the text in their place keeps the recursion bounded.
const MAX_DEPTH = 500;

/**
 * JSON on one line with a space after every comma and colon, as models of the Qwen3 family read and write
 * calls, and as the chat template prints tool declarations. Members keep their order. A value JSON does not
 * know becomes null; what is nested deeper than 500 levels is replaced by a sentence.
 */
export function spacedJson(value: unknown): string {
  return write(value, 0);
}

function write(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (depth >= MAX_DEPTH) return '"(nested too deeply to print)"';
  if (Array.isArray(value)) return list(value, depth);

  let text = "";
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    text += `${text === "" ? "" : ", "}${JSON.stringify(name)}: ${write(member, depth + 1)}`;
  }
  return `{${text}}`;
}

function list(values: readonly unknown[], depth: number): string {
  let text = "";
  for (const [index, value] of values.entries()) text += `${index === 0 ? "" : ", "}${write(value, depth + 1)}`;

  return `[${text}]`;
}
