import type { Db, DbOrTransaction } from "@/lib/db/client";
import type { StoredRow } from "@/lib/services/exports/read-stored";

/** The trajectories of one batch. */
export interface MeasureBatch {
  readonly corpusId: number;
  readonly keys: readonly bigint[];
}

/** What one part does with a batch. */
export interface BatchMeasure {
  /** Measures one trajectory; called once for each that is still there, in their order. */
  take(row: StoredRow): void;
  /** Writes what was measured, over what an older version wrote, in the transaction that keeps how far the job came. */
  write(tx: DbOrTransaction): Promise<void>;
  /**
   * Marks in the corpus what is to be made anew, behind the rows of every part: whoever begins a job waits for the corpus,
   * and none of them may wait for a row while it holds it.
   */
  mark?(tx: DbOrTransaction): Promise<void>;
}

/**
 * One thing that is measured. A part reads whatever it needs beside the stored trajectories when the batch begins, so
 * that all parts share one reading of them.
 */
export type MeasurePart = (db: Db, batch: MeasureBatch) => Promise<BatchMeasure>;
