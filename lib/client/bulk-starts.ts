import { ApiError } from "./api";
import { isFault } from "./retry-faults";

/** The press that starts a job which approves all that match in a corpus, or takes that back. */
export interface BulkPress {
  readonly key: symbol;
  readonly corpus: string;
  /** The newest bulk job that was listed then. */
  readonly newestBefore: string | undefined;
}

/** What came of it, as far as it is known: "lost" met no answer, so its job may run. */
export type KnownBulk = BulkPress &
  ({ readonly status: "started"; readonly jobId: string } | { readonly status: "lost" });
export type BulkStart = KnownBulk | (BulkPress & { readonly status: "asked" | "refused" });

const listeners = new Set<(start: BulkStart) => void>();

/** The table behind the dialog is told of each turn of it, from the press on. */
export function subscribeBulkStarts(listener: (start: BulkStart) => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

export function pressBulk(facts: Omit<BulkPress, "key">): BulkPress {
  const press = { ...facts, key: Symbol("bulk start") };
  tell({ ...press, status: "asked" });

  return press;
}

export function noteBulkStart(press: BulkPress, jobId: string): void {
  tell({ ...press, status: "started", jobId });
}

export function noteBulkFailure(press: BulkPress, error: Error): void {
  // What came and cannot be read has said that it was done.
  const isRefused = error instanceof ApiError && error.code !== "UNREADABLE" && !isFault(error);
  tell({ ...press, status: isRefused ? "refused" : "lost" });
}

function tell(start: BulkStart): void {
  for (const listener of listeners) listener(start);
}
