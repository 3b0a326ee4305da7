import type { Trajectory } from "@/lib/domain/trajectory";
import { isObject } from "@/lib/importers/json-value";
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

/**
 * True when the agent could have recommended: SN15 and ShoppingBench always have the tool; elsewhere it must be
 * declared or called. Tool sets without it (tau-bench) are not held to the rules about recommending.
 */
export function canRecommend(trajectory: Pick<Trajectory, "format" | "tools">, calls: readonly AgentCall[]): boolean {
  if (trajectory.format === "sn15" || trajectory.format === "shoppingbench") return true;
  if (calls.some(({ claim }) => claim.name === "recommend_product")) return true;

  return (trajectory.tools ?? []).some((tool) => toolName(tool) === "recommend_product");
}

function toolName(tool: unknown): unknown {
  if (!isObject(tool)) return undefined;
  return isObject(tool["function"]) ? tool["function"]["name"] : tool["name"];
}
