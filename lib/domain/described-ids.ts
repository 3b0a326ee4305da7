import { isObject, type JsonObject } from "@/lib/importers/json-value";
import { jsonInText } from "./json-in-text";

/** What an answer tells of a product that no argument for it says. */
const PRODUCT_FACTS = [
  ...["title", "price", "brand", "sold_count"],
  ...["short_description", "description", "attributes", "sku_options"],
] as const;
// As deep as ids are read.
const MAX_DEPTH = 40;

/**
 * Those ids of a call's own arguments of which its answer tells more than that they were asked for: a title or a price,
 * not only that nothing was found.
 */
export function describedIds(answer: unknown, own: readonly string[]): ReadonlySet<string> {
  const asked = new Set(own);
  const described = new Set<string>();
  const walk = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return;
    if (isObject(value)) for (const id of describedIn(value, asked, depth)) described.add(id);
    for (const member of Object.values(value)) walk(member, depth + 1);
  };
  walk(typeof answer === "string" ? jsonInText(answer) : answer, 0);

  return described;
}

/** Ids that a record holds beside facts, or under which one stands that has them. */
function describedIn(record: JsonObject, asked: ReadonlySet<string>, depth: number): readonly string[] {
  const held = Object.values(record)
    .flat()
    .flatMap((member) => (typeof member === "object" ? [] : String(member).split(/[,\s]+/)))
    .filter((word) => asked.has(word));
  const keys = Object.keys(record).filter((name) => asked.has(name) && tellsFacts(record[name], depth));

  return held.length > 0 && tellsFacts(record, depth) ? [...held, ...keys] : keys;
}

/** Of a record or of parts of it, but for those that are products of their own. */
function tellsFacts(record: unknown, depth: number): boolean {
  if (!isObject(record) || depth > MAX_DEPTH) return false;
  if (PRODUCT_FACTS.some((name) => !isEmpty(record[name]))) return true;
  const parts = Object.values(record).flat();

  return parts.some((part) => isObject(part) && isEmpty(part["product_id"]) && tellsFacts(part, depth + 1));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
