import type { Trajectory } from "@/lib/domain/trajectory";
import { isObject } from "@/lib/importers/json-value";
import { SN15_FOUR_TOOLS, SN15_TOOLS } from "./sn15-tools";

/**
 * Tool declarations of a conversation, nested as `{ type, function: { name, description, parameters } }`:
 * the record's own, or for SN15 bundles without any those of the harness (all seven, unless the harness is
 * named after its four tools). Other records without declarations have none.
 */
export function chatTools(trajectory: Pick<Trajectory, "format" | "run" | "tools">): readonly unknown[] {
  if (trajectory.tools && trajectory.tools.length > 0) return trajectory.tools.map(nested);
  if (trajectory.format !== "sn15") return [];

  const isFour = trajectory.run.harness?.includes("4-tool") ?? false;
  return isFour ? FOUR_TOOLS : SN15_TOOLS;
}

const FOUR_TOOLS = SN15_TOOLS.filter((tool) => SN15_FOUR_TOOLS.has(tool.function.name));

/** Some sources write the function's members beside `type`; loaders of chat data expect them inside `function`. */
function nested(tool: unknown): unknown {
  if (!isObject(tool) || isObject(tool["function"]) || typeof tool["name"] !== "string") return tool;

  const { type, name, description, parameters, ...rest } = tool;
  return {
    type: type ?? "function",
    function: {
      name,
      ...(description === undefined ? {} : { description }),
      ...(parameters === undefined ? {} : { parameters }),
      ...rest,
    },
  };
}
