import type { SourceFormat } from "@/lib/domain/trajectory";
import type { FileSample } from "./importer";
import { isList, isObject } from "./json-value";
import { isProblem } from "./problem-shape";
import { sideFileOf } from "./sn15/side-file";

/** What a file is, in words, for the person whose file fits no format, or not `only` the one that was chosen. */
export function describeSample({ kind, values }: FileSample, only: SourceFormat | undefined): string {
  const first = values[0]?.value;
  const sideFile = sideFileOf(isList(first) ? first[0] : first);
  if (sideFile) return sideFile.says;
  const where = kind === "lines" && values.length > 1 ? "The first line holds" : "The file holds";

  const misfit = only === undefined ? "No known format fits." : `The format ${only} does not fit.`;

  return `${misfit} ${where} ${describeValue(first)}.${describeProblem(isList(first) ? first[0] : first)}`;
}

/** What can be done with problems instead of runs of them. */
function describeProblem(record: unknown): string {
  if (!isProblem(record)) return "";
  if (isObject(record) && "reward" in record) return ` ${WITH_ANSWERS}`;

  return ` ${WITHOUT_ANSWERS}`;
}

const WITH_ANSWERS =
  "These are problems with their answer keys, not runs of them: import the file with the format problems, or with the one that is found.";
const WITHOUT_ANSWERS =
  "These are problems without an answer key, and score nothing. As a protected set the file can be added under /splits, or with leak protect.";

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
