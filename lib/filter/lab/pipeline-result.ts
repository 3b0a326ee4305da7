import type { StructureLabel } from "@/lib/domain/label";

/** Effective labels of people by place in the fact table; only those that have one. */
export type FactLabels = ReadonlyMap<number, StructureLabel>;

/** What a filter version makes of a fact table. Arrays are by place in the table. */
export interface PipelineResult {
  /** Place in VERDICTS. */
  readonly verdict: Uint8Array;
  /** Bits of the rejects that the version switches on. */
  readonly rejects: Uint8Array;
  /** Place in LEAVING. */
  readonly leaving: Uint8Array;
  /** Weighted sum of the ranking signals; 0 where a trajectory leaves before it is ranked. */
  readonly rank: Float32Array;
  /** Place of the one that is kept in its stead; -1 where it is no duplicate. */
  readonly representative: Int32Array;
  /** How alike a duplicate and its representative are, 0 to 1. */
  readonly similarity: Float32Array;
}
