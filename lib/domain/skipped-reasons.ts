/** Rows that an export left out, counted by reason, the most frequent first. */
export function skippedReasons(
  skipped: readonly { readonly reason: string }[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);

  return [...counts].toSorted(([, a], [, b]) => b - a);
}
