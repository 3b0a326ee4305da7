import { isList, isObject } from "@/lib/importers/json-value";
import { NO_NOTES, type PythonNotes } from "./parse-python-json";
import { memberJson, pythonJson } from "./python-json";

/** How many products of a result a judge read whole, and whether it read the start of the next. */
export interface ItemsShown {
  readonly whole: number;
  readonly isNextCut: boolean;
}

/** Members under which tools put their rows, as the reader's product cards find them. */
const ROWS = ["products", "results", "items"] as const;

/**
 * Which rows of a result lie within its first characters.
 *
 * @returns undefined where the result is no list of rows
 */
export function itemsShown(value: unknown, characters: number, notes: PythonNotes = NO_NOTES): ItemsShown | undefined {
  if (isList(value)) return within(value, 1, characters, notes);
  if (!isObject(value)) return undefined;
  const rows = ROWS.find((name) => isList(value[name]));
  if (rows === undefined) return { whole: 0, isNextCut: characters > 0 };

  let start = 1;
  for (const key of notes.keysOf(value)) {
    start += pythonJson(key).length + 2;
    const member = value[key];
    if (key === rows && isList(member)) return within(member, start + 1, characters, notes);
    start += memberJson(value, key, notes).length + 2;
  }
  return undefined;
}

function within(items: readonly unknown[], start: number, characters: number, notes: PythonNotes): ItemsShown {
  let at = start;
  for (const whole of items.keys()) {
    if (at >= characters) return { whole, isNextCut: false };
    const end = at + memberJson(items, whole, notes).length;
    if (end > characters) return { whole, isNextCut: true };
    at = end + 2;
  }

  return { whole: items.length, isNextCut: false };
}
