import type { Richness, RichnessValue } from "@/lib/domain/analysis";
import { groupBy } from "./group-by";
import type { LogEntry } from "./log-entries";
import type { InferenceBody } from "./model-calls";

/**
 * The three agentic-richness calculators of domain 4, on entries recorded as `summary` only. "early" counts
 * inside each of the source's own buckets in file order, as upstream did; "flattened" is the same count over
 * the log in time order; "nonce" is null unless a catalogue dispatch carries a nonce status.
 *
 * @param entries - inferences and catalogue dispatches in time order
 */
export function richness(entries: readonly LogEntry[]): Richness {
  const summaries = entries.filter((entry) => entry.call.recordKind === "summary");
  const buckets = [...groupBy(summaries, (entry) => entry.call.bucket).values()];
  const early = buckets.map((bucket) => credited(bucket.toSorted(inFileOrder)));

  return {
    early: ratioOf(
      early.reduce((sum, count) => sum + count, 0),
      countDispatches(summaries),
    ),
    flattened: ratioOf(credited(summaries), countDispatches(summaries)),
    nonce: nonceRichness(summaries),
  };
}

function inFileOrder(a: LogEntry, b: LogEntry): number {
  return (a.call.fileOrder ?? a.call.order) - (b.call.fileOrder ?? b.call.order);
}

function ratioOf(credits: number, dispatches: number): RichnessValue {
  return { ratio: dispatches === 0 ? 0 : credits / dispatches, credited: credits, dispatches };
}

function countDispatches(entries: readonly LogEntry[]): number {
  return entries.reduce((count, entry) => count + (entry.kind === "dispatch" ? 1 : 0), 0);
}

/** Adjacent inference: a dispatch is credited when the next name the last inference asked for is its own; it uses up that name either way. */
function credited(entries: readonly LogEntry[]): number {
  let queue: readonly string[] = [];
  let head = 0;
  let credits = 0;

  for (const entry of entries) {
    if (entry.kind === "inference") {
      queue = requestedNames(entry.body);
      head = 0;
    } else if (head < queue.length) {
      if (queue[head] === entry.tool) credits++;
      head++;
    }
  }
  return credits;
}

/** Choices one after the other; forms that upstream does not read are left out. */
function requestedNames(body: InferenceBody): readonly string[] {
  if (body.kind !== "read") return [];

  return body.choices.flatMap((calls) => calls.filter((call) => call.origin !== "loose").map((call) => call.name));
}

function nonceRichness(entries: readonly LogEntry[]): RichnessValue {
  const dispatches = entries.filter((entry) => entry.kind === "dispatch");
  const valid = dispatches.filter((entry) => entry.call.nonceStatus === "valid").length;
  const isStamped = dispatches.some((entry) => entry.call.nonceStatus !== undefined);

  return { ratio: isStamped ? valid / dispatches.length : null, credited: valid, dispatches: dispatches.length };
}
