import { jsonInText } from "@/lib/domain/json-in-text";
import { isObject, type JsonObject } from "@/lib/importers/json-value";

// Deeper than any answer of a shop; hostile depth is cut here.
const MAX_DEPTH = 40;
const NUMERIC_ID = /^\d{8,12}$/;
const NUMERIC_IDS = /(?<![A-Za-z0-9_])\d{8,12}(?![A-Za-z0-9_])/g;
const ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/;

/** Product ids in running text: numbers of 8 to 12 digits. */
export function idsInText(text: string): readonly string[] {
  return text.match(NUMERIC_IDS) ?? [];
}

/** True for a text that can be an id at all. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** True for a text that may stand for a product: letters, digits and a few signs with at least one digit. */
export function isIdText(text: string): boolean {
  return ID.test(text) && /\d/.test(text);
}

/**
 * Product ids that a tool's answer holds: values named product_id, and numbers of 8 to 12 digits that stand
 * alone as a value or a name, shop ids aside. In an answer that is running text, ids of the call's own
 * arguments do not count: "product 123 was not found" is no sighting. A member that reports an error is skipped.
 */
export function resultIds(result: unknown, ownIds: readonly string[]): ReadonlySet<string> {
  const ids = new Set<string>();
  eachResultId(result, ownIds, (id) => ids.add(id));

  return ids;
}

/** The same, one call for each place that holds an id. */
export function eachResultId(result: unknown, ownIds: readonly string[], take: TakeId): void {
  // What is no JSON is read as running text.
  const value = typeof result === "string" ? (jsonInText(result) ?? result) : result;

  if (typeof value === "string") {
    const own = new Set(ownIds);
    for (const id of idsInText(value)) if (!own.has(id)) take(id);
  } else {
    collect(value, undefined, 0, take);
  }
}

type TakeId = (id: string) => void;

function collect(value: unknown, name: string | undefined, depth: number, take: TakeId): void {
  if (depth > MAX_DEPTH || value === null || value === undefined) return;
  if (typeof value === "string" || typeof value === "number") {
    collectScalar(value, name, take);
    return;
  }
  if (typeof value !== "object") return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, name, depth + 1, take);
    return;
  }
  if (isObject(value) && !hasError(value)) collectMembers(value, depth, take);
}

// Every answer is walked twice, as claimed and as logged; a list of pairs for each product would cost four times as much.
function collectMembers(members: JsonObject, depth: number, take: TakeId): void {
  for (const key in members) {
    if (key.length >= 8 && key.length <= 12 && NUMERIC_ID.test(key)) take(key);
    if (key !== "shop_id") collect(members[key], key, depth + 1, take);
  }
}

function collectScalar(value: string | number, name: string | undefined, take: TakeId): void {
  if (name === "product_id" || name === "product_ids") {
    const text = String(value);
    if (ID.test(text)) take(text);
    else for (const id of text.split(/[,\s]/)) if (ID.test(id)) take(id);
    return;
  }
  if (typeof value === "string" && value.length >= 8 && value.length <= 12 && NUMERIC_ID.test(value)) take(value);
}

function hasError(value: object): boolean {
  return "error" in value && Boolean(value.error);
}
