import type { Trajectory } from "@/lib/domain/trajectory";
import { isObject } from "@/lib/importers/json-value";
import type { AgentCall } from "./agent-calls";
import { isCatalogueTool } from "./catalogue";

type Equipped = Pick<Trajectory, "hasShop" | "tools">;

/**
 * True when the agent could have recommended: its source always gives the tool, or it is declared or called. Tool
 * sets without it (tau-bench) are not held to the rules about recommending.
 */
export function canRecommend(trajectory: Equipped, calls: readonly AgentCall[]): boolean {
  return has(trajectory, calls, (name) => name === "recommend_product");
}

/**
 * True when the agent has a catalogue to search. Where it has none, signals about searches, picks and product ids
 * say nothing.
 */
export function isShopping(trajectory: Equipped, calls: readonly AgentCall[]): boolean {
  return has(trajectory, calls, (name) => name === "recommend_product" || isCatalogueTool(name));
}

function has({ hasShop, tools }: Equipped, calls: readonly AgentCall[], isWanted: (name: string) => boolean): boolean {
  if (hasShop === true || calls.some(({ claim }) => isWanted(claim.name))) return true;

  return (tools ?? []).some((tool) => {
    const name = toolName(tool);
    return typeof name === "string" && isWanted(name);
  });
}

function toolName(tool: unknown): unknown {
  if (!isObject(tool)) return undefined;
  return isObject(tool["function"]) ? tool["function"]["name"] : tool["name"];
}
