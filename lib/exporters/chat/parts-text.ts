import { isObject } from "@/lib/importers/json-value";
import { countNamedParts, readContent } from "@/lib/importers/messages/read-content";
import { spacedJson } from "./spaced-json";

/** What a model read of an answer whose value is made of parts: their text, beside what an error said of it as JSON. */
export function partsText(value: unknown): string {
  if (!isObject(value)) return textOf(value);

  return spacedJson({ ...value, content: textOf(value["content"]) });
}

/** How many parts of such an answer its text only names. */
export function namedInAnswer(value: unknown): number {
  return countNamedParts(isObject(value) ? value["content"] : value);
}

function textOf(parts: unknown): string {
  return readContent(parts).text ?? "";
}
