import { idOf, isList, isObject, numberOf } from "@/lib/importers/json-value";

/**
 * A product as far as it is known (domain 1.14). A part that is absent is unknown: a search hit tells no attributes, a
 * view no price. An empty list is known to be empty.
 */
export interface ProductDocument {
  readonly productId: string;
  readonly shopId?: string;
  readonly title?: string;
  /** In the currency of the shop. */
  readonly price?: number;
  readonly services?: readonly string[];
  readonly skuRows?: readonly Facts[];
  readonly attributes?: Facts;
}

/** Values by key; an option row holds one value a key. */
export type Facts = ReadonlyMap<string, readonly string[]>;

/** A product of a catalogue, a search hit or a product view; undefined when it has no id. */
export function readProductDocument(value: unknown): ProductDocument | undefined {
  if (!isObject(value)) return undefined;
  const productId = idOf(value["product_id"]);
  if (productId === undefined) return undefined;

  const shopId = idOf(value["shop_id"]);
  const title = idOf(value["title"]);
  const price = typeof value["price"] === "boolean" ? undefined : numberOf(value["price"]);
  const services = value["service"];
  const skuOptions = value["sku_options"];
  const attributes = value["attributes"];
  return {
    productId,
    ...(shopId === undefined ? {} : { shopId }),
    ...(title === undefined ? {} : { title }),
    ...(price === undefined ? {} : { price }),
    ...(isList(services) ? { services: services.flatMap((service) => idOf(service) ?? []) } : {}),
    ...(isObject(skuOptions) ? { skuRows: Object.values(skuOptions).map(factsOf) } : {}),
    ...(isObject(attributes) ? { attributes: factsOf(attributes) } : {}),
  };
}

/** What two accounts of one product tell together; where both know a part, the second counts. */
export function joinDocuments(first: ProductDocument | undefined, second: ProductDocument): ProductDocument {
  return { ...first, ...second };
}

function factsOf(value: unknown): Facts {
  if (!isObject(value)) return new Map();

  return new Map(
    Object.entries(value).map(([key, held]) => [
      key,
      (isList(held) ? held : [held]).flatMap((item) => idOf(item) ?? []),
    ]),
  );
}
