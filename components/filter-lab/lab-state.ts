import type { FilterList, FilterVersion } from "@/lib/contract/filters";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import type { LabFigure, MixDimension } from "@/lib/domain/lab-figure";
import type { ThresholdDraft } from "@/lib/domain/threshold-changes";
import { versionsOfHash } from "@/lib/domain/version-hash";
import { ACTIVE } from "@/lib/domain/version-name";

export const LAB_PARTS = ["effect", "labels", "curves", "pipeline", "diversity", "disputes"] as const;
export type LabPart = (typeof LAB_PARTS)[number];

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
  /** The figure whose trajectories are listed. */
  readonly list: LabFigure | null;
}

/**
 * @param change - or what makes it of the state as it is by then
 * @param options - instead of how the change is a step for the browser's way back by itself
 */
export type SetLabState = (
  change: Partial<LabState> | ((state: LabState) => Partial<LabState>),
  options?: { readonly history: "replace" },
) => void;

/** The figure that a part lists; another part's is none of its own. */
export function listedFigure({ part, list }: Pick<LabState, "part" | "list">): LabFigure | null {
  return list !== null && part === (list.kind === "confusion" ? "labels" : "effect") ? list : null;
}

/** The version that an address names: by its id, by its hash or the beginning of it, or as the active one. */
export function namedVersion({ items, active }: FilterList, named: string): FilterVersion | undefined {
  if (named === ACTIVE) return items.find(({ id }) => id === active);

  const [hashed, ...others] = versionsOfHash(items, named);

  return items.find(({ id }) => id === named) ?? (others.length === 0 ? hashed : undefined);
}
