import type { Trajectory } from "@/lib/domain/trajectory";
import { SN15_FOUR_TOOLS, SN15_TOOLS } from "./sn15-tools";

/**
 * Tool declarations of a conversation: the record's own, exactly as given, because the model saw them so (some
 * sources write the function's members beside `type` instead of inside `function`); for SN15 bundles without
 * any, those of the harness (all seven tools, unless the harness is named after its four). Other records
 * without declarations have none.
 */
export function chatTools(trajectory: Pick<Trajectory, "format" | "run" | "tools">): readonly unknown[] {
  if (trajectory.tools && trajectory.tools.length > 0) return trajectory.tools;
  if (trajectory.format !== "sn15") return [];

  const isFour = trajectory.run.harness?.includes("4-tool") ?? false;
  return isFour ? FOUR_TOOLS : SN15_TOOLS;
}

const FOUR_TOOLS = SN15_TOOLS.filter((tool) => SN15_FOUR_TOOLS.has(tool.function.name));
