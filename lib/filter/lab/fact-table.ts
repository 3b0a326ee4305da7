/** Flags of a row of a fact table. */
export const FACT_FLAGS = {
  hasLog: 1,
  asksForNothing: 2,
  sendsNoNonce: 4,
  success: 8,
  verification: 16,
  hasCycle: 32,
  /** The job of measures has compared it with others. */
  isCompared: 64,
  isUnscored: 128,
} as const;

/** Values of a MinHash sketch. */
export const SKETCH_VALUES = 64;

/**
 * Every trajectory of a corpus as columns of numbers, in ascending order of ids, so that a million of them are computed
 * anew in a moment.
 */
export interface FactTable {
  readonly size: number;
  /** Ids inside the database; all of them are whole and below 2^53. */
  readonly ids: Float64Array;
  /** Place of each row in the order of its content's hash, which is the same in every database. */
  readonly content: Int32Array;
  /** Bits of FACT_FLAGS. */
  readonly flags: Uint8Array;
  /** Dispatches by who made them, whole: their shares decide. */
  readonly model: Uint32Array;
  readonly macro: Uint32Array;
  readonly retry: Uint32Array;
  readonly code: Uint32Array;
  readonly unknown: Uint32Array;
  readonly tokens: Int32Array;
  /** Bit n-1 is reject Rn, without R4. */
  readonly rejects: Uint8Array;
  /** The judge's score, 0 to 1; NaN without one. */
  readonly judgeScore: Float32Array;
  /**
   * Ranking signals; 0 where they do not apply. Verification is a flag. Counts stop at 65,535: a rank stops long before.
   */
  readonly depth: Uint16Array;
  readonly reformulations: Uint16Array;
  readonly regularity: Float32Array;
  /** Places in the lists of names. */
  readonly problem: Int32Array;
  readonly run: Int32Array;
  readonly bucket: Int32Array;
  readonly names: FactNames;
  /** By run. */
  readonly runs: readonly FactRun[];
  /** Trajectories of one problem with the same number make the same calls; -1 makes none or was not compared. */
  readonly callsGroup: Int32Array;
  /** Trajectories with the same number think in the same template; -1 does not think or was not compared. */
  readonly template: Int32Array;
  /** SKETCH_VALUES a row; absent until a measure asks for it, and all zero in a row without thoughts. */
  readonly sketches?: Uint16Array;
}

/** A null value is a place of its own: what a source does not say. */
export interface FactNames {
  readonly problems: readonly { readonly id: number; readonly key: string; readonly suite: string | null }[];
  readonly buckets: readonly (string | null)[];
  readonly miners: readonly (string | null)[];
  /** Name with version. */
  readonly agents: readonly (string | null)[];
  readonly suites: readonly (string | null)[];
}

export interface FactRun {
  readonly id: number;
  readonly name: string;
  /** Places in the lists of names. */
  readonly miner: number;
  readonly agent: number;
  readonly suite: number;
}
