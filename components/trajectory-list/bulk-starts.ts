const listeners = new Set<(corpus: string) => void>();

/** An approval of all that match was started in a corpus; the table behind it is told. */
export function noteBulkStart(corpus: string): void {
  for (const listener of listeners) listener(corpus);
}

export function subscribeBulkStarts(listener: (corpus: string) => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}
