import type { DerivedBatch } from "./derive-batch";

/** The same batch, with the rows that lost to an earlier line among the rejected ones. */
export function rejectRepeats(derived: DerivedBatch, repeated: ReadonlySet<number>): DerivedBatch {
  if (repeated.size === 0) return derived;
  const lost = derived.rows.flatMap(({ record, sourceId }, position) =>
    repeated.has(position)
      ? [
          {
            record,
            reason: `The first line wins: an earlier record of this file has the same id, “${sourceId}”. Number the rollouts to keep both.`,
          },
        ]
      : [],
  );

  return { ...derived, rejected: [...derived.rejected, ...lost].toSorted((a, b) => a.record - b.record) };
}
