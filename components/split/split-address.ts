import type { Guard } from "@/lib/leak/audit-pools";
import { type BuilderState, printShares } from "./builder-state";
import type { SplitPart } from "./split-state";

/** Where the splits of a corpus and its protected sets are. */
export function splitsAddress(corpus: string): string {
  return `/splits?${new URLSearchParams({ corpus })}`;
}

/** Where one split is: its pools, or what its audit found. */
export function splitAddress(
  corpus: string,
  id: string,
  place: { readonly part?: SplitPart; readonly guard?: Guard; readonly pin?: Guard } = {},
): string {
  return `/splits/${id}?${new URLSearchParams({ corpus, ...place })}`;
}

/** Where a split is made, with what it begins from. */
export function builderAddress(corpus: string, from?: Pick<BuilderState, "shares" | "strata" | "weigh">): string {
  const state = from ? { shares: printShares(from.shares), strata: from.strata.join(","), weigh: from.weigh } : {};

  return `/splits/new?${new URLSearchParams({ corpus, ...state })}`;
}
