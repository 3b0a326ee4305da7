import { pythonJson } from "./python-json";

export interface TextParts {
  readonly think: string | undefined;
  /** Calls as {name, arguments}, in the source's own words for the second. */
  readonly calls: readonly unknown[];
  readonly response: string | undefined;
}

/** True when a tagged text holds nothing that its parts do not: then keeping it would store everything twice. */
export function isRebuiltText(text: string, parts: TextParts): boolean {
  if (text === sn15Text(parts, "unicode")) return true;
  if (text.includes("\\u") && text === sn15Text(parts, "ascii")) return true;
  if (parts.calls.length > 0) return false;

  const { think = "", response = "" } = parts;
  return [
    `<think>\n${think}\n</think>\n\n${response}`,
    `<think>${think}</think>\n${response}`,
    `<think>${think}</think>${response}`,
  ].includes(text);
}

/** The text as SN15's step helper writes it. */
function sn15Text({ think, calls, response }: TextParts, characters: "ascii" | "unicode"): string {
  let text = think === undefined ? "" : `<think>${think}</think>`;
  if (calls.length > 0) text += `${text === "" ? "" : "\n"}<tool_call>${pythonJson(calls, characters)}</tool_call>`;
  if (response !== undefined) text += `${text === "" ? "" : "\n"}<response>${response}</response>`;

  return text;
}
