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

/** The chunk that holds a step, with its neighbours: what a reader that opens there asks for. */
export function chunksAround<Chunk extends { readonly lastStep: number }>(
  chunks: readonly Chunk[],
  step: number,
): readonly Chunk[] {
  const at = chunkAt(chunks, step);

  return chunks.slice(Math.max(0, at - 1), at + 2);
}
