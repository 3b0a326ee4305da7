import type { Trajectory } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers/index";
import { isObject } from "@/lib/importers/json-value";
import { SpeltJson } from "./spelt-json";

/**
 * Tool declarations of a conversation: the record's own as given, to the digit, because the model saw them so (some sources
 * write the function's members beside `type` instead of inside `function`; of those that the header of a file declares
 * numbers are as JavaScript prints them); for records without any, those of their source's harness, where the source
 * knows them. Other records have none.
 */
export function chatTools(trajectory: Pick<Trajectory, "format" | "run" | "tools" | "toolsJson">): readonly unknown[] {
  const { tools, toolsJson } = trajectory;
  if (tools && tools.length > 0)
    return toolsJson === undefined ? tools : tools.map((tool, at) => spelt(tool, toolsJson[at]));

  return importerOf(trajectory.format)?.harnessTools?.(trajectory.run) ?? [];
}

/** What is no declaration stays as it is: the check of a row says so. */
function spelt(tool: unknown, json: string | undefined): unknown {
  return json === undefined || !isObject(tool) ? tool : new SpeltJson(json);
}
