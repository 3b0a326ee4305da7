import { isObject, numberOf } from "@/lib/importers/json-value";
import { type Answer, all, answerOf, any } from "./answer";

/** A voucher and what may be spent with it, in the currency of the prices. */
export interface Voucher {
  readonly voucher_type: "platform" | "shop";
  readonly threshold: number;
  readonly discount_type: "fixed" | "percentage";
  readonly face_value: number | null;
  /** A share, 0 to 1. */
  readonly discount: number | null;
  readonly cap: number | null;
  readonly budget: number;
}

/** Undefined when it is no voucher, or lacks what decides. */
export function readVoucher(value: unknown): Voucher | undefined {
  if (!isObject(value)) return undefined;
  const { voucher_type, discount_type } = value;
  const threshold = numberOf(value["threshold"]);
  const budget = numberOf(value["budget"]);
  if (threshold === undefined || budget === undefined) return undefined;
  if (voucher_type !== "platform" && voucher_type !== "shop") return undefined;
  if (discount_type !== "fixed" && discount_type !== "percentage") return undefined;

  return {
    voucher_type,
    threshold,
    discount_type,
    face_value: numberOf(value["face_value"]) ?? null,
    discount: numberOf(value["discount"]) ?? null,
    cap: numberOf(value["cap"]) ?? null,
    budget,
  };
}

/** What is paid with the voucher, whether or not the threshold is met. Same unit as the prices. */
export function payableTotal(total: number, voucher: Omit<Voucher, "budget">): number {
  if (voucher.discount_type === "fixed") return total - (voucher.face_value ?? 0);

  const cut = total * (1 - (voucher.discount ?? 0));
  return voucher.cap === null ? cut : Math.max(cut, total - voucher.cap);
}

/** Whether all come from one shop. */
export function isOneShop(shopIds: readonly (string | undefined)[]): Answer {
  if (shopIds.length <= 1) return "yes";
  const known = new Set(shopIds.filter((id) => id !== undefined));
  if (known.size > 1) return "no";

  return shopIds.includes(undefined) ? "open" : "yes";
}

export interface BasketItem {
  readonly price?: number;
  readonly shopId?: string;
}

/** Whether a basket fits the budget, with or without the voucher; the threshold itself is enough (domain 2.1). */
export function fitsBudget(items: readonly BasketItem[], voucher: Voucher): Answer {
  const known = items.reduce((sum, item) => sum + (item.price ?? 0), 0);
  // Prices that are not known only add to it, and more is never paid for less.
  if (Math.min(known, payableTotal(known, voucher)) > voucher.budget) return "no";
  if (items.some((item) => item.price === undefined)) return "open";

  const isUsable = voucher.voucher_type === "platform" ? "yes" : isOneShop(items.map((item) => item.shopId));
  const helps = known >= voucher.threshold && payableTotal(known, voucher) <= voucher.budget;
  return any([answerOf(known <= voucher.budget), all([isUsable, answerOf(helps)])]);
}
