import type { AgentCall } from "./agent-calls";
import { namedProductIds } from "./canonical-args";

/** A recommend_product call as Assay reads it. */
export interface Recommendation {
  readonly at: AgentCall;
  /** Empty when the arguments name no product. */
  readonly ids: readonly string[];
  /** The production scorer takes ids from a comma-separated `product_ids` text and from nothing else. */
  readonly isScorable: boolean;
}

/** Every recommend_product call, in order. A list and `product_id` are read as well as the text form. */
export function recommendations(calls: readonly AgentCall[]): readonly Recommendation[] {
  return calls
    .filter(({ claim }) => claim.name === "recommend_product")
    .map((at) => ({
      at,
      ids: [...new Set(namedProductIds(at.claim.args ?? {}))],
      isScorable: typeof at.claim.args?.["product_ids"] === "string",
    }));
}
