import { idOf, isList, isObject, type JsonObject, listOf, numberOf } from "@/lib/importers/json-value";

/** A wanted price with its bounds, both inclusive; a bound that is absent is open. */
export interface PriceRange {
  readonly low?: number;
  readonly high?: number;
}

/** A key and the value it must have. */
export type Pair = readonly [key: string, value: string];

/** What is asked of one item (domain 1.13). */
export interface RewardSpec {
  readonly productId: string;
  readonly titles: readonly string[];
  /** "unknown" is a mode nobody has described: it is neither met nor missed. */
  readonly prices: readonly (PriceRange | "unknown")[];
  readonly services: readonly string[];
  readonly skuPairs: readonly Pair[];
  readonly attributePairs: readonly Pair[];
}

/**
 * The items of a reward spec in the requested order: one for an object, one a member for a list.
 *
 * @returns empty when it is no reward spec of the shop: other benchmarks keep other things there, and web tasks of
 * ShoppingBench a product's whole document, of which nobody says what is wanted
 */
export function readRewardSpecs(reward: unknown): readonly RewardSpec[] {
  const items = isList(reward) ? reward : [reward];
  const specs = items.map(readItem).filter((spec) => spec !== undefined);

  return specs.length === items.length ? specs : [];
}

/** A product as the shop keeps it, and not what is wanted of one: one title, one price, options by their number. */
export function isProductDocument(item: JsonObject): boolean {
  const { title, price, sku_options: options } = item;
  const hasRows = isObject(options) && Object.values(options).some(isObject);

  return typeof title === "string" && (typeof price === "number" || hasRows);
}

function readItem(item: unknown): RewardSpec | undefined {
  if (!isObject(item)) return undefined;
  const productId = idOf(item["product_id"]);
  if (productId === undefined || isProductDocument(item)) return undefined;

  return {
    productId,
    titles: textsOf(item["title"]),
    prices: listed(item["price"]).flatMap((range) => (isObject(range) ? Object.entries(range).map(readRange) : [])),
    services: textsOf(item["service"]),
    skuPairs: pairsOf(item["sku_options"]),
    attributePairs: pairsOf(item["attributes"]),
  };
}

function readRange([mode, ends]: readonly [string, unknown]): PriceRange | "unknown" {
  const low = numberOf(listOf(ends)[0]);
  const high = numberOf(listOf(ends)[1]);

  switch (mode) {
    case "between":
      return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
    case "greater than":
      return low === undefined ? "unknown" : { low };
    case "less than":
      return high === undefined ? "unknown" : { high };
    default:
      return "unknown";
  }
}

function listed(value: unknown): readonly unknown[] {
  if (isList(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function textsOf(value: unknown): readonly string[] {
  return listed(value).flatMap((item) => idOf(item) ?? []);
}

/** Objects of one key or several; a value or a list of values that must all be there. */
function pairsOf(value: unknown): readonly Pair[] {
  return listed(value)
    .filter(isObject)
    .flatMap((option) => Object.entries(option))
    .flatMap(([key, values]) => textsOf(values).map((text): Pair => [key, text]));
}
