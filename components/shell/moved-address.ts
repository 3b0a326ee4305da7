const listeners = new Set<(from: string, to: string) => void>();

/** The address says something else, and the screen is the one that it was. */
export function noteMoved(from: string, to: string): void {
  for (const listener of listeners) listener(from, to);
}

export function subscribeMoved(listener: (from: string, to: string) => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}
