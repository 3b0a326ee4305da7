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
export function describedIds(answer: unknown, own: ReadonlySet<string>): ReadonlySet<string> {
  const described = new Set<string>();
  const tellsFacts = factTeller();
  const walk = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return;
    if (isObject(value)) describe(value, depth);
    for (const member of Object.values(value)) walk(member, depth + 1);
  };
  // Ids that a record holds beside facts, or under which one stands that has them.
  const describe = (record: JsonObject, depth: number): void => {
    const held = wordsIn(record).filter((word) => own.has(word));
    if (held.length > 0 && tellsFacts(record, depth)) for (const id of held) described.add(id);
    for (const name of Object.keys(record)) if (own.has(name) && tellsFacts(record[name], depth)) described.add(name);
  };
  walk(typeof answer === "string" ? jsonInText(answer) : answer, 0);

  return described;
}

function wordsIn(record: JsonObject): readonly string[] {
  return Object.values(record)
    .flat()
    .flatMap((member) => (typeof member === "object" ? [] : String(member).split(/[,\s]+/)));
}

/** Of a record or of parts of it, but for those that are products of their own. */
function factTeller(): (record: unknown, depth: number) => boolean {
  // Records inside each other may all hold an id, and each would be gone through again for every one around it.
  const known = new Map<object, boolean>();
  const read = (record: JsonObject, depth: number): boolean => {
    if (PRODUCT_FACTS.some((name) => !isEmpty(record[name]))) return true;
    const parts = Object.values(record).flat();

    return parts.some((part) => isObject(part) && isEmpty(part["product_id"]) && tellsFacts(part, depth + 1));
  };
  const tellsFacts = (record: unknown, depth: number): boolean => {
    if (!isObject(record) || depth > MAX_DEPTH) return false;
    const answer = known.get(record) ?? read(record, depth);
    known.set(record, answer);

    return answer;
  };

  return tellsFacts;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
