/** Scorers whose rules are known (domain 2.2); the second is meant wherever a source names none. */
export const SCORING_VERSIONS = ["shoppingbench", "sn15", "sn15-later"] as const;
export type ScoringVersion = (typeof SCORING_VERSIONS)[number];

export const DEFAULT_SCORING: ScoringVersion = "sn15";

export interface ScoringRules {
  /** A title of at least this cosine is met. */
  readonly titleThreshold: number;
  /** From here to the threshold a title may still be met, by rules that are not public in full. */
  readonly titleDoubt?: number;
  /** False: every part between the commas is an id as it stands, and a repeated one keeps its place. */
  readonly cleansIds: boolean;
  /** True: for shop and budget an item counts as soon as it is found; else some constraint of it must be met. */
  readonly countsFoundItems: boolean;
  /** False: options and attributes are compared after rewriting by lists that are not public, so a miss proves nothing. */
  readonly comparesExactly: boolean;
  /** False: an item without any constraint makes the scorer fail with a division by zero. */
  readonly scoresUnconstrained: boolean;
}

export const SCORING_RULES: Readonly<Record<ScoringVersion, ScoringRules>> = {
  shoppingbench: {
    titleThreshold: 0.5,
    cleansIds: false,
    countsFoundItems: true,
    comparesExactly: true,
    scoresUnconstrained: false,
  },
  sn15: {
    titleThreshold: 0.7,
    cleansIds: true,
    countsFoundItems: false,
    comparesExactly: true,
    scoresUnconstrained: true,
  },
  "sn15-later": {
    titleThreshold: 0.72,
    titleDoubt: 0.5,
    cleansIds: true,
    countsFoundItems: false,
    comparesExactly: false,
    scoresUnconstrained: true,
  },
};

/** The version a source names for itself, such as a run's `scoring_version`. */
export function scoringVersionOf(name: string | undefined): ScoringVersion {
  return SCORING_VERSIONS.find((version) => version === name) ?? DEFAULT_SCORING;
}
