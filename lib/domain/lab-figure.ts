import type { LabAnswer } from "./lab-answer";
import type { StructureLabel } from "./label";
import { MOVED_SIDES, type MovedSide, PIPELINE_STAGES } from "./pipeline";
import type { Verdict } from "./verdict";

/** Of two sets of thresholds: the saved version, and those that are tried against it. */
export const COMPARED_SIDES = ["before", "after"] as const;
export type ComparedSide = (typeof COMPARED_SIDES)[number];

/** What is kept on a side, and what only one of them keeps. */
export const KEPT_SIDES = [...COMPARED_SIDES, ...MOVED_SIDES] as const;
export type KeptSide = (typeof KEPT_SIDES)[number];

/** What is kept can be told apart by. */
export const MIX_DIMENSIONS = ["bucket", "miner", "agent", "suite", "split"] as const;
export type MixDimension = (typeof MIX_DIMENSIONS)[number];

// What is extracted counts records that could not be read, too: no trajectories.
const [, ...stages] = PIPELINE_STAGES;
/** Stages whose rows can be listed. */
export const LISTED_STAGES = stages;
export type ListedStage = (typeof LISTED_STAGES)[number];

/** A figure of a what-if that counts trajectories, so that they can be listed. */
export type LabFigure =
  | { readonly kind: "moved"; readonly side: MovedSide }
  | { readonly kind: "verdict"; readonly side: ComparedSide; readonly verdict: Verdict }
  | { readonly kind: "change"; readonly from: Verdict; readonly to: Verdict }
  /** What comes as far as a stage. */
  | { readonly kind: "stage"; readonly side: ComparedSide; readonly stage: ListedStage }
  /** A null value is what the source does not name; a long one may be named shortly, as an address has it. */
  | { readonly kind: "kept"; readonly side: KeptSide; readonly by: MixDimension; readonly value: string | null }
  /** The values that the mix sums up. */
  | { readonly kind: "others"; readonly side: ComparedSide; readonly by: MixDimension }
  | {
      readonly kind: "confusion";
      readonly side: ComparedSide;
      readonly answer: LabAnswer;
      readonly label: StructureLabel;
    };
export type LabFigureOf<Kind extends LabFigure["kind"]> = Extract<LabFigure, { readonly kind: Kind }>;
