import type { SourceFormat } from "@/lib/domain/trajectory";
import type { FileSample } from "./importer";
import { isList, isObject } from "./json-value";
import { sideFileOf } from "./sn15/side-file";

/** What a file is, in words, for the person whose file fits no format, or not `only` the one that was chosen. */
export function describeSample({ kind, values }: FileSample, only: SourceFormat | undefined): string {
  const first = values[0]?.value;
  const sideFile = sideFileOf(isList(first) ? first[0] : first);
  if (sideFile) return sideFile.says;
  const where = kind === "lines" && values.length > 1 ? "The first line holds" : "The file holds";

  const misfit = only === undefined ? "No known format fits." : `The format ${only} does not fit.`;

  return `${misfit} ${where} ${describeValue(first)}.${isProblem(isList(first) ? first[0] : first) ? ` ${PROBLEMS}` : ""}`;
}

const PROBLEMS =
  "These are problems, not runs of them, and score none: outcomes stand in the records of runs. As a protected set the file can be added under /splits, or with leak protect.";

/** A query with what its reward wants, and nothing of an attempt. */
function isProblem(record: unknown): boolean {
  if (!isObject(record) || typeof record["query"] !== "string") return false;

  return ["reward", "problem_id", "product_id"].some((key) => key in record) && !ATTEMPT.some((key) => key in record);
}

const ATTEMPT = ["messages", "trajectory", "traj", "steps", "dialogue", "rollouts", "completion", "output"];

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
