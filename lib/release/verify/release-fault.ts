import type { Guard } from "@/lib/leak/audit-pools";

/** What is wrong with a release. */
export interface ReleaseFault {
  readonly kind: "missing" | "bytes" | "row" | "signature" | "preset" | "mask" | "guard";
  /** Inside the folder. */
  readonly file: string;
  /** Of the file, from 1. */
  readonly row?: number;
  readonly guard?: Guard;
  /** One sentence that names the file and the row. Holds text of the release: data, to be shown as such. */
  readonly sentence: string;
}

/** Rows that are told of one file; more say nothing new. */
export const MOST_ROWS = 5;
