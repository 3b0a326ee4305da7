import type { Axis, AxisResult } from "./outcome";

/** How a stored outcome stands to what the rules say of it. "undecided": what is not known decides. */
export const RESCORE_ANSWERS = ["agrees", "differs", "undecided"] as const;
export type RescoreAnswer = (typeof RESCORE_ANSWERS)[number];

/** What may differ: whether the task was solved, and each axis. */
export const RESCORED_PARTS = ["success", "title", "price", "service", "sku", "attribute", "shop", "budget"] as const;
export type RescoredPart = (typeof RESCORED_PARTS)[number];

/** An outcome scored again by the rules, beside the stored one. */
export interface RescoredOutcome {
  readonly answer: RescoreAnswer;
  /** By the rules alone: "open" where what is not known decides. */
  readonly success: "yes" | "no" | "open";
  /** Rules of which scorer. */
  readonly version: string;
  /** An axis that is absent cannot be decided. */
  readonly axes: Readonly<Partial<Record<Axis, AxisResult>>>;
  /** What was stored and cannot be. */
  readonly differing: readonly RescoredPart[];
  /** What was stored and nobody can check. */
  readonly undecided: readonly RescoredPart[];
  /** The products that count, and where they are known from. */
  readonly products: {
    readonly recommended: number;
    readonly fromCatalogue: number;
    readonly fromResults: number;
  };
  /** "left_out": a title could not be compared, because an embedding is missing. */
  readonly titles: "compared" | "left_out";
}

/** Whether some product is known in part or not at all. */
export function isPartial({ products }: Pick<RescoredOutcome, "products">): boolean {
  return products.fromCatalogue < products.recommended;
}
