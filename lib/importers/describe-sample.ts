import type { FileSample } from "./importer";
import { isList, isObject } from "./json-value";

/** What a file holds, in words, for the person whose file was refused. */
export function describeSample({ kind, values }: FileSample): string {
  const first = values[0]?.value;
  const where = kind === "lines" && values.length > 1 ? "The first line holds" : "The file holds";

  return `${where} ${describeValue(first)}.`;
}

const KEYS_NAMED = 6;

function describeValue(value: unknown): string {
  if (isList(value)) return value.length === 0 ? "an empty list" : `a list of ${describeItem(value[0])}`;
  if (!isObject(value)) return "no object and no list";

  return `an object with ${describeKeys(Object.keys(value))}`;
}

function describeItem(item: unknown): string {
  if (isList(item)) return "lists";
  return isObject(item) ? `objects with ${describeKeys(Object.keys(item))}` : "plain values";
}

function describeKeys(keys: readonly string[]): string {
  if (keys.length === 0) return "no members";

  const named = keys.slice(0, KEYS_NAMED).map((key) => key.slice(0, 40));
  const rest = keys.length > KEYS_NAMED ? " and more" : "";
  return `${named.join(", ")}${rest}`;
}
