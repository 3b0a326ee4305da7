import type { Trajectory } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers/index";

/**
 * Tool declarations of a conversation: the record's own, exactly as given, because the model saw them so (some
 * sources write the function's members beside `type` instead of inside `function`); for records without any, those
 * of their source's harness, where the source knows them. Other records have none.
 */
export function chatTools(trajectory: Pick<Trajectory, "format" | "run" | "tools">): readonly unknown[] {
  if (trajectory.tools && trajectory.tools.length > 0) return trajectory.tools;

  return importerOf(trajectory.format)?.harnessTools?.(trajectory.run) ?? [];
}
