export interface BulkStart {
  readonly corpus: string;
  readonly jobId: string;
}

interface BulkListener {
  readonly onStart: (start: BulkStart) => void;
  readonly onUndone: (jobId: string) => void;
}

const listeners = new Set<BulkListener>();

/** An approval of all that match was started; the table behind its dialog is told. */
export function noteBulkStart(start: BulkStart): void {
  for (const { onStart } of listeners) onStart(start);
}

/** It is being taken back as a whole, so what was done before it is the latest again. */
export function noteBulkUndone(jobId: string): void {
  for (const { onUndone } of listeners) onUndone(jobId);
}

export function subscribeBulkStarts(listener: BulkListener): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}
