import { payableTotal } from "@/lib/scorer/voucher";
import type { Voucher } from "./problem";
import type { SearchHit } from "./product";
import type { Rng } from "./rng";

/** Arithmetic before a voucher is used. */
export function voucherThought(rng: Rng, hits: readonly SearchHit[], voucher: Voucher): string {
  const total = cents(hits.reduce((sum, hit) => sum + hit.price, 0));
  const sum = hits.map((hit) => hit.price).join(" + ");
  const payable = cents(payableTotal(total, voucher));

  return rng.pick([
    `Total so far: ${sum} = ${total}. The voucher needs ${voucher.threshold}, the budget is ${voucher.budget}. Let me compute what is left to pay.`,
    `${sum} gives ${total} PHP. ${total >= voucher.threshold ? "Above" : "Below"} the threshold of ${voucher.threshold}. After the discount it should be about ${payable} against a budget of ${voucher.budget}.`,
    `Check the money: ${total} before the voucher, roughly ${payable} after it. Budget ${voucher.budget}.`,
  ]);
}

/** The basket is too dear: one item has to change. */
export function cheaperThought(rng: Rng, dearest: SearchHit, total: number, voucher: Voucher): string {
  return rng.pick([
    `${cents(total)} does not fit ${voucher.budget} even with the voucher. ${dearest.product_id} at ${dearest.price} is the expensive part, so I look for a cheaper one.`,
    `Over budget. Replace ${dearest.product_id} (${dearest.price}) first, sorted by price.`,
  ]);
}

/** The model stops without an answer. */
export function givingUpThought(rng: Rng): string {
  return rng.pick([
    "I could not find a listing that meets the request. I end the session as a failure rather than guess.",
    "Nothing in the results fits after several searches. Terminating.",
    "No candidate left. Better to say so than to recommend something wrong.",
  ]);
}

/** The text for the user. */
export function closingResponse(rng: Rng, hits: readonly SearchHit[]): string {
  const ids = hits.map((hit) => hit.product_id).join(", ");

  return rng.pick([
    `I recommend ${ids}.`,
    `Here is what I found: ${hits.map((hit) => `${hit.product_id} (${hit.price} PHP)`).join(", ")}.`,
    `Product ${ids} fits your request.`,
    hits.length > 1
      ? `These ${hits.length} products together meet your request: ${ids}.`
      : `This one should suit you: ${ids}.`,
  ]);
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
