import type { ProcessMeasures } from "@/lib/domain/process-measures";
import type { LogEntry } from "@/lib/filter/log-entries";

/** Of what was logged, how much is inference. Absent where nothing was. */
export function inferenceShare(entries: readonly LogEntry[]): Pick<ProcessMeasures, "inferenceShare"> {
  if (entries.length === 0) return {};

  return { inferenceShare: entries.filter(({ kind }) => kind === "inference").length / entries.length };
}
