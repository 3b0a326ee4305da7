import type { FilterList, FilterVersion } from "@/lib/contract/filters";
import type { MixDimension } from "@/lib/contract/what-if";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import type { MovedSide } from "@/lib/domain/pipeline";
import type { ThresholdDraft } from "@/lib/domain/threshold-changes";
import type { ConfusionCell } from "./confusion-cell";
import { ACTIVE } from "./lab-address";

export const LAB_PARTS = ["effect", "labels", "curves", "pipeline", "diversity", "disputes"] as const;
export type LabPart = (typeof LAB_PARTS)[number];

export const MIX_CHOICES = ["bucket", "miner", "agent", "suite", "split"] as const satisfies readonly MixDimension[];

/** A draft, and how the address wrote it where it comes from there. */
export type LabDraft = ThresholdDraft & { readonly written?: string };

/** What the address of the lab says. */
export interface LabState {
  /** What differs from the saved version. */
  readonly draft: LabDraft;
  /** The version that it is compared with; "": the active one. */
  readonly against: string;
  readonly part: LabPart;
  /** Which labels of people count. */
  readonly labels: CountedLabels;
  readonly mix: MixDimension;
  /** Which of those that move are listed in full. */
  readonly list: MovedSide | null;
  /** The figure of the confusion whose rows are listed. */
  readonly cell: ConfusionCell | null;
}

export type SetLabState = (change: Partial<LabState>) => void;

/** The version that an address names: by its id, by its hash, or as the active one. */
export function namedVersion({ items, active }: FilterList, named: string): FilterVersion | undefined {
  if (named === ACTIVE) return items.find(({ id }) => id === active);

  return items.find(({ id, hash }) => id === named || hash === named);
}
