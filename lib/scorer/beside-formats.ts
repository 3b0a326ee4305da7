import { CATALOGUE_FORMAT, detectCatalogue } from "./catalogue-product";
import { detectProblems, PROBLEMS_FORMAT } from "./filed-problem";

/** Formats of files that hold no trajectories, but what trajectories are scored by; in the order in which they are told. */
export const BESIDE_FORMATS = [CATALOGUE_FORMAT, PROBLEMS_FORMAT] as const;
export type BesideFormat = (typeof BESIDE_FORMATS)[number];

/** How each is known by its first records. */
export const DETECT_BESIDE = {
  [CATALOGUE_FORMAT]: detectCatalogue,
  [PROBLEMS_FORMAT]: detectProblems,
} as const satisfies Readonly<Record<BesideFormat, unknown>>;

export function isBeside(format: string | null | undefined): format is BesideFormat {
  return BESIDE_FORMATS.some((known) => known === format);
}
