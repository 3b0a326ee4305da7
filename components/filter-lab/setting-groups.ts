import type { CapName } from "@/components/filter-panels/cap-words";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { REJECT_FIELDS, type ThresholdName, WEIGHT_FIELDS } from "@/lib/domain/threshold-fields";
import { REJECT_TEXT } from "@/lib/domain/verdict";

/** The part of a threshold's range that a track shows, and the step of a key; its number field takes all of it. */
export interface Track {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Where it stands when it is switched on and the saved version has it off, unless what is kept says more. */
  readonly start?: number;
}

/** Where a number begins that is switched on, as far as nothing else says where. */
export function startOf({ start, least }: Track): number {
  return start ?? least;
}

const SHARE: Track = { least: 0, most: 1, step: 0.01 };
const WEIGHT: Track = { least: 0, most: 5, step: 0.1 };

/** Thresholds with a track. */
export const TRACKS: Readonly<Partial<Record<ThresholdName, Track>> & Record<CapName, Track>> = {
  agenticShare: SHARE,
  subTaskShare: SHARE,
  unknownShare: SHARE,
  coefficientGate: { least: 0.3, most: 1, step: 0.01, start: 0.7 },
  tokenBudget: { least: 1024, most: 65_536, step: 256 },
  "dedup.similarity": { least: 0.5, most: 1, step: 0.01 },
  "dedup.keep": { least: 1, most: 20, step: 1 },
  "ranking.depth": WEIGHT,
  "ranking.reformulations": WEIGHT,
  "ranking.verification": WEIGHT,
  "ranking.regularity": WEIGHT,
  capPerProblem: { least: 1, most: 200, step: 1, start: 40 },
  capPerMiner: { least: 1, most: 5000, step: 1, start: 1000 },
};

interface SettingGroup {
  readonly title: string;
  /** What is published of it, and what is ours. */
  readonly says: string;
  readonly names: readonly ThresholdName[];
}

/** The settings in the order of the pipeline. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: "Who made the calls",
    says: "Shares of dispatches. The paper publishes none of them: these are ours.",
    names: ["agenticShare", "subTaskShare", "unknownShare"],
  },
  {
    title: "The judge’s coefficient",
    says: "Derived from a trajectory’s score. The paper’s gate is not public.",
    names: ["coefficientGate"],
  },
  {
    title: "Format rules",
    says: "The rules and the budget of 14,336 tokens are published; that Qwen3’s tokenizer counts them is ours.",
    names: [...REJECT_FIELDS.map(({ name }) => name), "tokenBudget"],
  },
  {
    title: "Near-duplicates within a problem",
    says: "The paper’s measure and keep-count are not public.",
    names: ["dedup.measure", "dedup.similarity", "dedup.keep"],
  },
  {
    title: "Ranking",
    says: "Which of a problem is kept first. The paper’s weights are not public.",
    names: WEIGHT_FIELDS.map(({ name }) => name),
  },
  { title: "Caps", says: "Ours: the paper names none.", names: ["capPerProblem", "capPerMiner"] },
];

const IDLE_BUDGET = "R4 is off, so this changes nothing.";
const IDLE_RANKING = "Near-duplicates and both caps are off, so the ranking changes nothing of what is kept.";

/** Why a setting has no effect while others stand as they do; undefined where it has. */
export function idleWords(
  name: ThresholdName,
  { rejects, dedup, capPerProblem, capPerMiner }: FilterThresholds,
): string | undefined {
  if (name === "tokenBudget") return rejects.R4 ? undefined : IDLE_BUDGET;
  const isRanked = dedup.measure !== "off" || capPerProblem !== null || capPerMiner !== null;

  return name.startsWith("ranking.") && !isRanked ? IDLE_RANKING : undefined;
}

/** What a setting does. */
export const SETTING_HINTS: Readonly<Record<ThresholdName, string>> = {
  agenticShare: "Agentic from this share made by the model or its macros",
  subTaskShare: "Sub-task up to this share",
  unknownShare: "No evidence above this share of unknown ones",
  coefficientGate: "Least coefficient; not judged leaves too",
  tokenBudget: "Most Qwen3 tokens of the conversation (R4)",
  ...{ "rejects.R1": REJECT_TEXT.R1, "rejects.R2": REJECT_TEXT.R2, "rejects.R3": REJECT_TEXT.R3 },
  ...{ "rejects.R4": REJECT_TEXT.R4, "rejects.R5": REJECT_TEXT.R5 },
  "dedup.measure": "Calls with their arguments, or thoughts as well",
  "dedup.similarity": "Near-equal from this estimate on",
  "dedup.keep": "How many of a group stay, by rank",
  capPerProblem: "Most that are kept of one problem",
  capPerMiner: "Most that are kept of one miner",
  "ranking.depth": "Turns with a thought and a call, 10 or more count in full",
  "ranking.reformulations": "Searches said anew, 5 or more count in full",
  "ranking.verification": "The recommended product was looked at",
  "ranking.regularity": "Share of calls that repeat none",
};
