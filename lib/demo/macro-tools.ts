import { payableTotal } from "@/lib/scorer/voucher";
import { list, parse, record, searchParams, text } from "./call-arguments";
import type { Origin, Session } from "./session";
import type { Call, SameShop } from "./turn";
import { find, view } from "./wire";

/** Views one product and compares it with the requirements by substring, as the arena's helper does. */
export function checkMatch(session: Session, call: Call, origin: Origin): unknown {
  const [found] = view(session, text(call.parameters["product_id"]), origin);
  const wanted = Object.entries(record(parse(text(call.parameters["requirements"]))));
  if (!found) return { matched: false, matches: [], mismatches: wanted.map(([key]) => key), product_summary: null };

  const held = JSON.stringify({ ...found.attributes, sku: found.sku_options }).toLowerCase();
  const [matches, mismatches] = split(wanted, ([, value]) => held.includes(text(value).toLowerCase()));

  return {
    matched: mismatches.length === 0,
    matches: matches.map(([key]) => key),
    mismatches: mismatches.map(([key]) => key),
    product_summary: { product_id: found.product_id, attributes: found.attributes },
  };
}

/** Searches the first item, then every other item in each of the first three shops. */
export function sameShop(session: Session, call: Call, origin: Origin): SameShop {
  const queries = list(parse(text(call.parameters["product_queries"]))).map((query) => searchParams(record(query)));
  const [first, ...rest] = queries;
  if (!first) return { found: false, shops_tried: 0 };

  const heads = find(session, first, origin).slice(0, 3);
  for (const [tried, head] of heads.entries()) {
    const others = rest.map((query) => find(session, { ...query, shop_id: head.shop_id }, origin)[0]);
    const complete = others.flatMap((hit) => (hit ? [hit] : []));

    if (complete.length === rest.length) {
      const products = [head, ...complete].map(({ product_id, title, price, shop_id }) => ({
        product_id,
        title,
        price,
        shop_id,
      }));
      return { found: true, shop_id: head.shop_id, products, shops_tried: tried + 1 };
    }
  }
  return { found: false, shops_tried: heads.length };
}

/** Arithmetic in the client: it leaves no log entry. */
export function calculateVoucher(session: Session, call: Call): unknown {
  const { voucher } = session.problem;
  const prices = text(call.parameters["product_prices"]).split(",").map(Number);
  const total = prices.reduce((sum, price) => sum + price, 0);
  if (!voucher) return { error: "No voucher given" };

  const isMet = total >= voucher.threshold;
  const payable = isMet ? payableTotal(total, voucher) : total;
  return {
    total: cents(total),
    threshold_met: isMet,
    total_after_voucher: cents(payable),
    within_budget: payable <= voucher.budget,
  };
}

function split<T>(items: readonly T[], test: (item: T) => boolean): readonly [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
