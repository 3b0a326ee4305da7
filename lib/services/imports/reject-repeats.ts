import type { DerivedBatch } from "./derive-batch";
import { bytesAt, type RawBatch } from "./raw-batch";

const OPEN_LIST = 0x5b;

/** The same batch, with the rows that lost to an earlier record of their file among the rejected ones. */
export function rejectRepeats(
  { raw, derived }: { readonly raw: RawBatch; readonly derived: DerivedBatch },
  repeated: ReadonlySet<number>,
): DerivedBatch {
  if (repeated.size === 0) return derived;
  const lost = derived.rows.flatMap(({ record, sourceId }, position) => {
    if (!repeated.has(position)) return [];
    const found = `an earlier record of this file has the same id, “${sourceId}”`;
    // A list has no member that could hold a number.
    if (bytesAt(raw, record)[0] === OPEN_LIST)
      return [{ record, reason: `The first record wins: ${found}. ${OWN_RUN}` }];

    return [{ record, reason: `The first line wins: ${found}. Number the rollouts to keep both.` }];
  });

  return { ...derived, rejected: [...derived.rejected, ...lost].toSorted((a, b) => a.record - b.record) };
}

const OWN_RUN =
  "To keep both, put this one into a file of its own and import that under a run name of its own (--run on the command line).";
