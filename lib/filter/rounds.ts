import type { DispatchEntry, InferenceEntry, LogEntry } from "./log-entries";
import { type Request, requestsOf } from "./requests";

/** A model answer with the dispatches that follow it, up to the next answer. */
export interface Round {
  /** Undefined for dispatches that precede every model answer. */
  readonly inference: InferenceEntry | undefined;
  readonly requests: readonly Request[];
  readonly dispatches: readonly DispatchEntry[];
  /** Place in the log of the first model call that failed behind its answer, if one did. */
  readonly failedAt: number | undefined;
}

/** Cuts the log into rounds. A failed model call said nothing, so it leaves the round before it open. */
export function roundsOf(entries: readonly LogEntry[]): readonly Round[] {
  const rounds: Round[] = [];
  let inference: InferenceEntry | undefined;
  let dispatches: DispatchEntry[] = [];
  let failedAt: number | undefined;

  const close = () => {
    if (inference || dispatches.length > 0) {
      rounds.push({ inference, requests: inference ? requestsOf(inference) : [], dispatches, failedAt });
    }
    dispatches = [];
    failedAt = undefined;
  };

  for (const entry of entries) {
    if (entry.kind === "dispatch") {
      dispatches.push(entry);
    } else if (entry.body.kind === "failed") {
      failedAt ??= entry.call.order;
    } else {
      close();
      inference = entry;
    }
  }
  close();
  return rounds;
}
