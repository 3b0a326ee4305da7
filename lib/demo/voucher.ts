import { payableTotal } from "@/lib/scorer/voucher";
import type { Voucher } from "./problem";
import type { Product } from "./product";
import type { Rng } from "./rng";

/** A voucher without which the wanted products do not fit the budget, most of the time. */
export function makeVoucher(gold: readonly Product[], rng: Rng): Voucher {
  const total = gold.reduce((sum, product) => sum + product.price, 0);
  const oneShop = gold.every((product) => product.shop_id === gold[0]?.shop_id);
  const threshold = Math.floor(total * (0.45 + rng.next() * 0.5));
  const isFixed = rng.chance(0.47);
  const discount = isFixed ? null : rng.between(12, 45) / 100;
  const cap = discount === null ? null : Math.max(5, Math.round(total * discount * (0.6 + rng.next() * 0.7)));
  const voucher = {
    voucher_type: oneShop && rng.chance(0.5) ? "shop" : "platform",
    threshold,
    discount_type: isFixed ? "fixed" : "percentage",
    face_value: isFixed ? Math.max(5, Math.round(total * (0.1 + rng.next() * 0.2))) : null,
    discount,
    cap,
  } as const;
  const payable = payableTotal(total, voucher);
  const room = 1 + (total - payable) * rng.next() * 0.7;

  return { ...voucher, price_after_voucher: round(payable), budget: Math.ceil(payable + room) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
