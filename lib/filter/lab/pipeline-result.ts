import type { SetCap } from "@/lib/domain/cap-reach";
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
  /**
   * Place of the first of its group of near-duplicates, also of one that stays beside it where several are kept; -1 for
   * the first itself and where nothing is alike. `leaving` says which are duplicates.
   */
  readonly representative: Int32Array;
  /** How alike it and its representative are, 0 to 1. */
  readonly similarity: Float32Array;
  /** 1 where it stands as agentic: by its label where it has one, else by the verdict. */
  readonly isAgentic: Uint8Array;
  /** The caps that are set, in their order. */
  readonly caps: readonly SetCap[];
}
