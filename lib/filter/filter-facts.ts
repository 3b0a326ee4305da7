import type { AttributionCounts } from "@/lib/domain/analysis";
import type { FilterFacts } from "@/lib/domain/filter-facts";
import type { LogEntry } from "./log-entries";

/** What a verdict is decided from, of the proxy log and of who made its dispatches. */
export function verdictFacts(
  hasLog: boolean,
  entries: readonly LogEntry[],
  counts: AttributionCounts,
): Omit<FilterFacts, "tokens" | "rejects"> {
  const { model, macro, retry, code, unknown } = counts;

  return {
    ...{ hasLog, model, macro, retry, code, unknown },
    asksForNothing: entries.every(asksForNothing),
    sendsNoNonce: sendsNoNonce(entries),
  };
}

function asksForNothing(entry: LogEntry): boolean {
  if (entry.kind === "dispatch") return true;

  const { body } = entry;
  return (
    body.kind === "failed" ||
    (body.kind === "read" && !body.hasUnread && body.choices.every((made) => made.length === 0))
  );
}

/** True when stamps exist and all of them say "missing": the agent does not take part, which proves neither side. */
function sendsNoNonce(entries: readonly LogEntry[]): boolean {
  const stamps = entries.flatMap(({ kind, call }) =>
    kind === "dispatch" && call.nonceStatus !== undefined ? [call.nonceStatus] : [],
  );

  return stamps.length > 0 && stamps.every((status) => status === "missing");
}
