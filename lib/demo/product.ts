export const SERVICES = ["official", "freeShipping", "COD", "flashsale"] as const;
export type Service = (typeof SERVICES)[number];

/** A document of the shop's index. Search shows one half of it, a view the other. */
export interface Product {
  readonly product_id: string;
  readonly shop_id: string;
  readonly brand: string;
  readonly noun: string;
  readonly title: string;
  readonly short_description: string;
  readonly description: string;
  /** PHP. */
  readonly price: number;
  readonly sold_count: number;
  readonly service: readonly Service[];
  readonly sku_options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

export type SearchHit = Pick<Product, "product_id" | "shop_id" | "title" | "price" | "service" | "sold_count">;
export type ProductView = Pick<
  Product,
  "product_id" | "short_description" | "description" | "sku_options" | "attributes"
>;

/** What a search shows: price and services, no attributes. */
export function toHit(product: Product): SearchHit {
  const { product_id, shop_id, title, price, service, sold_count } = product;

  return { product_id, shop_id, title, price, service, sold_count };
}

/** What a view shows: attributes and options, no price. */
export function toView(product: Product): ProductView {
  const { product_id, short_description, description, sku_options, attributes } = product;

  return { product_id, short_description, description, sku_options, attributes };
}
