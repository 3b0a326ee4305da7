import type { ProductView, SearchHit } from "./product";

/** A call as an agent writes it. */
export interface Call {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What one model turn says and asks for. */
export interface Turn {
  readonly think: string;
  readonly calls: readonly Call[];
  readonly response?: string;
}

/** What a call gave back. `value` is the JSON the agent records. */
export type CallResult =
  | { readonly kind: "hits"; readonly value: readonly SearchHit[] }
  | { readonly kind: "views"; readonly value: readonly ProductView[] }
  | { readonly kind: "same_shop"; readonly value: SameShop }
  | { readonly kind: "text"; readonly value: unknown };

export interface SameShop {
  readonly found: boolean;
  readonly shop_id?: string;
  readonly products?: readonly Pick<SearchHit, "product_id" | "title" | "price" | "shop_id">[];
  readonly shops_tried: number;
}

/** A model that plays: it yields turns and is given the results of the turn's calls. */
export type Mind = Generator<Turn, void, readonly CallResult[]>;

export const RECOMMEND = "recommend_product";
export const TERMINATE = "terminate";

/** The two calls that end a session well. */
export function closingCalls(productIds: string): readonly Call[] {
  return [
    { name: RECOMMEND, parameters: { product_ids: productIds } },
    { name: TERMINATE, parameters: { status: "success" } },
  ];
}
