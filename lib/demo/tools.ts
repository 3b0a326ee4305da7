import { searchParams, text } from "./call-arguments";
import { calculateVoucher, checkMatch, sameShop } from "./macro-tools";
import type { SearchHit } from "./product";
import type { SearchParams } from "./search-engine";
import type { Origin, Session } from "./session";
import type { Call, CallResult } from "./turn";
import { find, view } from "./wire";

/**
 * Runs one call the way the arena's client does: macro tools fan out into searches or views,
 * local tools leave no log entry, a search inside one shop silently retries with less.
 */
export function runTool(session: Session, call: Call, origin: Origin): CallResult {
  switch (call.name) {
    case "find_product":
      return { kind: "hits", value: findWithRelaxing(session, searchParams(call.parameters), origin) };
    case "view_product_information":
      return { kind: "views", value: view(session, text(call.parameters["product_ids"]), origin) };
    case "check_product_match":
      return { kind: "text", value: checkMatch(session, call, origin === "model" ? "macro" : origin) };
    case "find_products_in_same_shop":
      return { kind: "same_shop", value: sameShop(session, call, origin === "model" ? "macro" : origin) };
    case "calculate_voucher":
      return { kind: "text", value: calculateVoucher(session, call) };
    case "recommend_product":
      return {
        kind: "text",
        value: `Having recommended the products to the user: ${text(call.parameters["product_ids"])}.`,
      };
    case "terminate":
      return {
        kind: "text",
        value: `The interaction has been completed with status: ${text(call.parameters["status"])}`,
      };
    default:
      return { kind: "text", value: { error: `Unknown tool: ${call.name}` } };
  }
}

function findWithRelaxing(session: Session, params: SearchParams, origin: Origin): readonly SearchHit[] {
  const hits = find(session, params, origin);
  if (hits.length > 0 || params.shop_id === undefined) return hits;

  const again: Origin = origin === "model" ? "retry" : origin;
  const { service, ...bare } = params;
  const relaxed = service === undefined ? [] : find(session, bare, again);
  if (relaxed.length > 0) return relaxed;

  const short = bare.q.split(" ").slice(0, 2).join(" ");
  return short === bare.q ? relaxed : find(session, { ...bare, q: short }, again);
}
