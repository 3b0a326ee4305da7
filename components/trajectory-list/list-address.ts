/** Address of the rows of a corpus that match. */
export function listAddress(corpus: string, filter: string): string {
  return `/trajectories?${new URLSearchParams({ corpus, ...(filter ? { filter } : {}) }).toString()}`;
}
