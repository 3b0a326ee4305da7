import { quoteText } from "@/lib/domain/quote-text";
import { isList, isObject } from "@/lib/importers/json-value";

/** JSON as Python's json.dumps writes it, with a space after commas and colons. ascii: every other character as an escape. */
export function pythonJson(value: unknown, characters: "ascii" | "unicode"): string {
  if (isList(value)) return `[${value.map((item) => pythonJson(item, characters)).join(", ")}]`;
  if (isObject(value)) {
    const members = Object.entries(value).map(
      ([key, member]) => `${quote(key, characters)}: ${pythonJson(member, characters)}`,
    );
    return `{${members.join(", ")}}`;
  }
  if (typeof value === "string") return quote(value, characters);

  return JSON.stringify(value) ?? "null";
}

function quote(text: string, characters: "ascii" | "unicode"): string {
  const quoted = quoteText(text);
  if (characters === "unicode") return quoted;

  return quoted.replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
