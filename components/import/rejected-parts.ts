import type { CountedRows, Import } from "@/lib/contract/imports";

export type RejectedItem = Pick<
  Import,
  | "id"
  | "corpus"
  | "rejected"
  | "resolved"
  | "setAside"
  | "open"
  | "retryable"
  | "setAsideVersion"
  | "files"
  | "countedRows"
  | "areRowsClosed"
>;

interface RejectedParts {
  /** Kept rows that wait: what is downloaded. */
  readonly waiting: number;
  /** Kept rows that are not set aside, with those that a retry brought in. */
  readonly listed: number;
  /** Kept rows that are set aside. */
  readonly aside: number;
  /** Those of which nothing is kept. */
  readonly countedWaiting: readonly CountedRows[];
  readonly countedAside: readonly CountedRows[];
}

/** Rejected rows by what became of them. */
export function rejectedParts({ rejected, resolved, setAside, countedRows }: RejectedItem): RejectedParts {
  const countedWaiting = countedRows.filter((row) => row.setAside === null);
  const countedAside = countedRows.filter((row) => row.setAside !== null);
  const aside = setAside - sum(countedAside);
  const listed = rejected - sum(countedRows) - aside;

  return { waiting: listed - resolved, listed, aside, countedWaiting, countedAside };
}

function sum(rows: readonly CountedRows[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
