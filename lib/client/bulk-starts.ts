/** A job that approves all that match in a corpus, or takes that back. */
export interface BulkStart {
  readonly corpus: string;
  readonly jobId: string;
}

const listeners = new Set<(start: BulkStart) => void>();

/** A bulk approval was started here, or what takes one back; the table behind the dialog is told. */
export function noteBulkStart(start: BulkStart): void {
  for (const listener of listeners) listener(start);
}

export function subscribeBulkStarts(listener: (start: BulkStart) => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}
