import { VOUCHER_LEAD } from "@/lib/domain/voucher-lead";
import type { Voucher } from "@/lib/scorer/voucher";

const AMOUNT = "`?(\\d+(?:\\.\\d+)?)`?";
const BUDGET = new RegExp(`budget[^\\d\`\\n]{0,30}${AMOUNT}`, "i");
const THRESHOLD = new RegExp(`(?:exceeds?|more than|at least|over)\\s+${AMOUNT}`, "i");
const CAP = new RegExp(`(?:cap of|at most|up to)\\s+${AMOUNT}`, "i");
const PERCENT = /`?(\d+(?:\.\d+)?)\s?%`?/;
const FIXED = new RegExp(`fixed[^\\d\`\\n]{0,30}${AMOUNT}`, "i");
const ONE_SHOP = /(?:same|one|single) shop/i;

/**
 * The voucher as the text of a voucher task states it (domain 1.13): the agent knows no other.
 *
 * @returns undefined where the text states none, or not all of it
 */
export function voucherOfQuery(query: string): Voucher | undefined {
  const at = query.indexOf(VOUCHER_LEAD);
  if (at === -1) return undefined;

  const rules = query.slice(at + VOUCHER_LEAD.length);
  const [budget, threshold] = [amount(BUDGET, query), amount(THRESHOLD, rules)];
  const [percent, fixed] = [amount(PERCENT, rules), amount(FIXED, rules)];
  if (budget === undefined || threshold === undefined || (percent ?? fixed) === undefined) return undefined;

  return {
    voucher_type: ONE_SHOP.test(rules) ? "shop" : "platform",
    threshold,
    discount_type: percent === undefined ? "fixed" : "percentage",
    face_value: percent === undefined ? (fixed ?? null) : null,
    discount: percent === undefined ? null : percent / 100,
    cap: percent === undefined ? null : (amount(CAP, rules) ?? null),
    budget,
  };
}

function amount(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1];

  return found === undefined ? undefined : Number(found);
}
