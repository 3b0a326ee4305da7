import type { GateFault } from "@/lib/domain/gate-cause";
import type { JUDGEMENT_KINDS } from "@/lib/domain/judgement";
import type { LABEL_SOURCES, StructureLabel } from "@/lib/domain/label";
import type { OutcomeLevel, OutcomeSource } from "@/lib/domain/outcome";
import type { Leaving } from "@/lib/domain/pipeline";
import type { RescoreAnswer, RescoredPart } from "@/lib/domain/rescored-outcome";
import type { RunStatus } from "@/lib/domain/trajectory";
import { REJECT_TEXT, type Verdict } from "@/lib/domain/verdict";
import { IMPORTERS } from "@/lib/importers/index";

/** Values of the choice fields, each with what the completion says about it. */
export const VERDICT_VALUES = {
  agentic: "The model made the calls",
  sub_task: "Code made the calls",
  review: "Mixed: a person should look",
  insufficient_evidence: "No log that could prove it",
} as const satisfies Record<Verdict, string>;

export const LABEL_FIELD_VALUES = {
  agentic: "Labelled agentic",
  sub_task: "Labelled sub-task",
  reject: "Kept out by a person",
} as const satisfies Record<StructureLabel, string>;

export const STRUCTURE_VALUES = { ...VERDICT_VALUES, reject: LABEL_FIELD_VALUES.reject } as const;

export const OUTCOME_VALUES = {
  success: "Every constraint met",
  partial: "Some constraints met",
  fail: "Not solved",
  unscored: "No rule score",
} as const satisfies Record<OutcomeLevel, string>;

export const OUTCOME_BY_VALUES = {
  source: "The source gave it",
  rules: "The rules scored it here, by the answer key",
} as const satisfies Record<OutcomeSource, string>;

export const LEAVES_VALUES = {
  winners: "Not a winner",
  coefficient: "Below the coefficient gate",
  format: "A format rule that is switched on fails",
  duplicate: "A near-duplicate that comes after those that stay of its group",
  structure: "Not agentic",
  problem_cap: "Over the cap of its problem",
  miner_cap: "Over the cap of its miner",
  kept: "Kept to the end",
} as const satisfies Record<Leaving, string>;

export const RESCORE_VALUES = {
  agrees: "The rules say the same",
  differs: "The rules cannot come to what was stored",
  undecided: "What is not known decides",
} as const satisfies Record<RescoreAnswer, string>;

export const RESCORED_PART_VALUES = {
  success: "Whether the task was solved",
  title: "The title axis",
  price: "The price axis",
  service: "The service axis",
  sku: "The SKU axis",
  attribute: "The attribute axis",
  shop: "One shop holds everything",
  budget: "The basket fits the budget",
} as const satisfies Record<RescoredPart, string>;

export const JUDGE_VALUES = {
  scored: "The judge gave a score",
  failed: "The judge could not answer",
  absent: "Not judged",
} as const satisfies Record<(typeof JUDGEMENT_KINDS)[number], string>;

export const GATE_FAULT_VALUES = {
  judge: "The judge erred on what it could see",
  pipeline: "The judge was not shown what decides",
  rubric: "The rubric does not decide it",
} as const satisfies Record<GateFault, string>;

export const GATE_SOURCE_VALUES = {
  person: "One person",
  agreed: "Everybody whom a queue asked",
  adjudicated: "A lead settled it",
} as const satisfies Record<(typeof LABEL_SOURCES)[number], string>;

export const COMPARED_VALUES = {
  blind: "Of people, gates said blind count",
  all: "Of people, all gates count",
} as const;

export const STATUS_VALUES = {
  completed: "The agent returned",
  failed: "The agent failed",
  timed_out: "Out of time",
  unknown: "The source does not say",
} as const satisfies Record<RunStatus, string>;

export const FORMAT_VALUES: Readonly<Record<string, string>> = Object.fromEntries(
  IMPORTERS.map(({ format, title }) => [format, title]),
);

export const REJECT_VALUES = REJECT_TEXT;
