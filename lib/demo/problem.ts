import type { Service } from "./product";

export const BUCKETS = ["product", "shop", "voucher"] as const;
export type Bucket = (typeof BUCKETS)[number];
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type PriceRange =
  | { readonly between: readonly [low: number, high: number] }
  | { readonly "greater than": readonly [low: number, high: null] }
  | { readonly "less than": readonly [low: null, high: number] };

/** What the hidden reward asks of one item. */
export interface Reward {
  readonly product_id: string;
  readonly title: readonly string[];
  readonly price?: readonly PriceRange[];
  readonly service?: readonly Service[];
  readonly sku_options?: readonly Readonly<Record<string, string>>[];
  readonly attributes?: readonly Readonly<Record<string, readonly string[]>>[];
}

export interface Voucher {
  readonly voucher_type: "platform" | "shop";
  readonly threshold: number;
  readonly discount_type: "fixed" | "percentage";
  readonly face_value: number | null;
  readonly discount: number | null;
  readonly cap: number | null;
  readonly price_after_voucher: number;
  readonly budget: number;
}

/** One item as a reader of the query understands it: no id, no exact title. */
export interface Need {
  readonly noun: string;
  /** Words of the title that the query tells. */
  readonly words: readonly string[];
  readonly price?: PriceRange;
  readonly services: readonly Service[];
  readonly attributes: readonly (readonly [key: string, value: string])[];
  readonly option?: readonly [key: string, value: string];
}

export interface Problem {
  readonly problemId: string;
  readonly bucket: Bucket;
  readonly difficulty: Difficulty;
  readonly title: string;
  readonly query: string;
  readonly needs: readonly Need[];
  readonly rewards: readonly Reward[];
  readonly voucher?: Voucher;
}

/** The ends of a range, whichever way it is written. */
export function rangeEnds(range: PriceRange): { readonly low?: number; readonly high?: number } {
  if ("between" in range) return { low: range.between[0], high: range.between[1] };
  if ("greater than" in range) return { low: range["greater than"][0] };
  return { high: range["less than"][1] };
}

/** The price filter a need asks for, as the search tool writes it. */
export function priceFilter(need: Need): string | undefined {
  if (!need.price) return undefined;
  if ("between" in need.price) return need.price.between.join("-");
  if ("greater than" in need.price) return `${need.price["greater than"][0]}-`;
  return `-${need.price["less than"][1]}`;
}
