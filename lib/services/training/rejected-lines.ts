import { sanitiseText } from "@/lib/domain/sanitise-text";

export interface RejectedLine {
  readonly line: number;
  readonly reason: string;
  readonly raw: string;
}

/** Rows that are kept of one file, and characters of each; beyond that they are counted. */
const MOST_KEPT = 10_000;
const MOST_RAW_CHARS = 2000;
/** Kinds of faults that are told apart: a reason may hold the name of a column. */
const MOST_REASONS = 50;
const FURTHER = "Other faults.";

/** What could not be read of a file, by reason. */
export interface RejectedLines {
  add(line: number, reason: string, raw: string): void;
  count(): number;
  kept(): readonly RejectedLine[];
  /** Most frequent first. */
  reasons(): { reason: string; count: number; firstLine: number }[];
}

export function createRejectedLines(): RejectedLines {
  const kept: RejectedLine[] = [];
  const reasons = new Map<string, { count: number; firstLine: number }>();
  let count = 0;

  return {
    add(line, given, raw) {
      const written = sanitiseText(given);
      const reason = reasons.has(written) || reasons.size < MOST_REASONS ? written : FURTHER;
      const known = reasons.get(reason);
      reasons.set(reason, { count: (known?.count ?? 0) + 1, firstLine: known?.firstLine ?? line });
      count += 1;
      if (kept.length < MOST_KEPT)
        kept.push({ line, reason: written, raw: sanitiseText(raw.slice(0, MOST_RAW_CHARS)) });
    },
    count: () => count,
    kept: () => kept,
    reasons: () =>
      [...reasons].map(([reason, facts]) => ({ reason, ...facts })).toSorted((one, other) => other.count - one.count),
  };
}
