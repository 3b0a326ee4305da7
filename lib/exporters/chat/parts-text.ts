import { isObject, listOf } from "@/lib/importers/json-value";
import { countNamed, textOfParts } from "@/lib/importers/messages/list-of-parts";
import { parseSpelt } from "@/lib/importers/parse-spelt";
import { spacedJson } from "./spaced-json";

/**
 * What a model read of an answer whose value is made of parts: their text, beside what an error said of it as JSON.
 *
 * @param json - of the value, where it would print another way than it stood
 */
export function partsText(value: unknown, json: string | undefined): string {
  if (!isObject(value)) return textOf(value);
  // Numbers of the error stand as they did.
  const { value: own, spelling } = json === undefined ? { value } : parseSpelt(json);

  return spacedJson({ ...(isObject(own) ? own : value), content: textOf(value["content"]) }, spelling);
}

/** How many parts of such an answer its text only names. */
export function namedInAnswer(value: unknown): number {
  return countNamed(listOf(isObject(value) ? value["content"] : value));
}

function textOf(parts: unknown): string {
  return textOfParts(listOf(parts));
}
