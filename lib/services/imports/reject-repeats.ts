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

    return [{ record, reason: whyRepeated(raw, record, sourceId ?? "") }];
  });

  return { ...derived, rejected: [...derived.rejected, ...lost].toSorted((a, b) => a.record - b.record) };
}

/** Why a record is rejected that another one of its file comes before. */
export function whyRepeated(raw: RawBatch, record: number, sourceId: string): string {
  const found = `an earlier record of this file has the same id, “${sourceId}”`;
  // A list has no member that could hold a number.
  if (bytesAt(raw, record)[0] === OPEN_LIST) return `The first record wins: ${found}. ${OWN_RUN}`;

  return `The first line wins: ${found}. Number the rollouts to keep both.`;
}

const OWN_RUN =
  "To keep both, put this one into a file of its own and import that under a run name of its own (--run on the command line).";
