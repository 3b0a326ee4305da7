/** How two trajectories of one problem count as the same: never, by their calls, or by their thoughts as well. */
export const DEDUP_MEASURES = ["off", "calls", "thoughts"] as const;
export type DedupMeasure = (typeof DEDUP_MEASURES)[number];

/** Signals that rank trajectories of one problem (domain 5). */
export const RANKING_SIGNALS = ["depth", "reformulations", "verification", "regularity"] as const;
export type RankingSignal = (typeof RANKING_SIGNALS)[number];

/** Thresholds of a filter version. A version is immutable; its content hash names it. */
export type FilterThresholds = {
  /** Share of dispatches made by model or macro at or above which a trajectory is agentic, 0 to 1. */
  agenticShare: number;
  /** Share at or below which it is sub-task. */
  subTaskShare: number;
  /** Unknown share above which the evidence does not suffice. */
  unknownShare: number;
  /** Least derived coefficient of the trajectory, 0.3 to 1; null lets every one pass, judged or not. */
  coefficientGate: number | null;
  /** R4: tokens of the rendered conversation. */
  tokenBudget: number;
  tokenizer: "qwen3";
  rejects: { R1: boolean; R2: boolean; R3: boolean; R4: boolean; R5: boolean };
  dedup: {
    measure: DedupMeasure;
    /** Estimated Jaccard similarity of thoughts from which two are near-duplicates, 0.5 to 1; read by "thoughts" only. */
    similarity: number;
    /** Trajectories that are kept of each group of near-duplicates, 1 or more. */
    keep: number;
  };
  /** Weights of the ranking, 0 or more; all of them 0 ranks by the hash of the content. */
  ranking: Record<RankingSignal, number>;
  /** Most trajectories that are kept of one problem, and of one miner; null is no cap. */
  capPerProblem: number | null;
  capPerMiner: number | null;
};

/** What a version says that does not name them: versions from before there were these stages have none. */
export const STAGES_OFF = {
  coefficientGate: null,
  dedup: { measure: "off", similarity: 0.8, keep: 1 },
  ranking: { depth: 1, reformulations: 1, verification: 1, regularity: 1 },
  capPerProblem: null,
  capPerMiner: null,
} as const satisfies Pick<FilterThresholds, "coefficientGate" | "dedup" | "ranking" | "capPerProblem" | "capPerMiner">;

/**
 * Assay's own defaults. The paper publishes the rule list and the token budget,
 * not the shares (domain 5): screens mark these as ours.
 */
export const DEFAULT_THRESHOLDS: FilterThresholds = {
  agenticShare: 0.8,
  subTaskShare: 0.2,
  unknownShare: 0.3,
  tokenBudget: 14_336,
  tokenizer: "qwen3",
  rejects: { R1: true, R2: true, R3: true, R4: true, R5: true },
  ...STAGES_OFF,
};
