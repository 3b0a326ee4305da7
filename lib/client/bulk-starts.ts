const listeners = new Set<(jobId: string) => void>();

/** A bulk approval was started here, or what takes one back; the table behind the dialog is told. */
export function noteBulkStart(jobId: string): void {
  for (const listener of listeners) listener(jobId);
}

export function subscribeBulkStarts(listener: (jobId: string) => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}
