import { jsonInText } from "./json-in-text";

/** A product as a tool's answer tells of it. What the answer does not hold is undefined. */
export interface ProductCard {
  readonly id: string;
  readonly title?: string | undefined;
  readonly price?: string | undefined;
  readonly shop?: string | undefined;
  readonly services: readonly string[];
  readonly soldCount?: string | undefined;
  /** Attributes and SKU options of a product view, one line each. */
  readonly facts: readonly string[];
}

/** Members that may hold the rows of an answer; the first that is there does. */
export const ROW_LISTS = ["products", "results", "items"] as const;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function word(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Yes and no are facts of a product, and no id of one. */
function fact(value: unknown): string | undefined {
  return typeof value === "boolean" ? String(value) : word(value);
}

/** @param read - of the value, or of each where it is a list */
function words(value: unknown, read = word): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => read(item) ?? []);
  return (
    read(value)
      ?.split(",")
      .map((item) => item.trim()) ?? []
  );
}

function pairs(value: unknown): readonly string[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([name, held]) =>
    isRecord(held) ? pairs(held).join(", ") : `${name}: ${words(held, fact).join(", ")}`,
  );
}

function cardOf(value: unknown): ProductCard | undefined {
  if (!isRecord(value)) return undefined;
  const id = word(value["product_id"]);
  if (id === undefined) return undefined;

  return {
    id,
    title: word(value["title"]),
    price: word(value["price"]),
    shop: word(value["shop_id"]),
    soldCount: word(value["sold_count"]),
    services: words(value["service"]),
    facts: [...pairs(value["attributes"]), ...pairs(value["sku_options"])],
  };
}

function rowsOf(value: unknown): readonly unknown[] | undefined {
  if (typeof value === "string") {
    const inner = jsonInText(value);
    return inner === undefined ? undefined : rowsOf(inner);
  }
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;

  const nested = ROW_LISTS.map((name) => value[name]).find((held) => held !== undefined && held !== null);
  return Array.isArray(nested) ? nested : [value];
}

/**
 * The products of a tool's answer, when every row of it is one.
 *
 * @returns undefined when the answer is something else: it is then shown as it came
 */
export function productCards(value: unknown): readonly ProductCard[] | undefined {
  const rows = rowsOf(value);
  if (!rows || rows.length === 0) return undefined;

  const cards = rows.flatMap((row) => cardOf(row) ?? []);
  return cards.length === rows.length ? cards : undefined;
}
