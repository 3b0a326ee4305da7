/**
 * Position of the chunk that holds a step.
 *
 * @param chunks - in the order of their steps
 * @param step - 0-based; one beyond the last is taken for the last
 * @returns 0 where there is no chunk
 */
export function chunkAt(chunks: readonly { readonly lastStep: number }[], step: number): number {
  const at = chunks.findIndex(({ lastStep }) => step <= lastStep);

  return at === -1 ? Math.max(0, chunks.length - 1) : at;
}
