import {
  COMPARED_VALUES,
  FORMAT_VALUES,
  GATE_FAULT_VALUES,
  GATE_SOURCE_VALUES,
  JUDGE_VALUES,
  LABEL_FIELD_VALUES,
  LEAVES_VALUES,
  OUTCOME_BY_VALUES,
  OUTCOME_VALUES,
  REJECT_VALUES,
  RESCORE_VALUES,
  RESCORED_PART_VALUES,
  STATUS_VALUES,
  STRUCTURE_VALUES,
  VERDICT_VALUES,
} from "./field-values";
import { PROCESS_FIELDS } from "./process-fields";

/** How a field is written and what its values are. `values` are completed with their descriptions. */
export type FieldDefinition =
  | {
      readonly kind: "choice";
      readonly about: string;
      readonly values: Readonly<Record<string, string>>;
      readonly canBeNone: boolean;
    }
  | {
      readonly kind: "number";
      readonly about: string;
      readonly isWhole: boolean;
      readonly canBeNone: boolean;
      readonly example: string;
      /** The least and the most that a value can be. */
      readonly limits?: readonly [number, number];
    }
  | { readonly kind: "flag"; readonly about: string }
  | { readonly kind: "text"; readonly about: string; readonly canBeNone: boolean; readonly example: string }
  | { readonly kind: "date"; readonly about: string }
  /** A judge that was asked again, and what it said. */
  | { readonly kind: "rejudgement"; readonly about: string; readonly canBeNone: boolean; readonly example: string }
  | { readonly kind: "reference"; readonly about: string; readonly example: string };

/** Every field of the filter text, in the order they are offered. */
export const FIELDS = {
  verdict: { kind: "choice", about: "What the filter said", values: VERDICT_VALUES, canBeNone: false },
  structure: {
    kind: "choice",
    about: "The label, else what the filter said",
    values: STRUCTURE_VALUES,
    canBeNone: false,
  },
  label: { kind: "choice", about: "What a person said", values: LABEL_FIELD_VALUES, canBeNone: true },
  blind_label: {
    kind: "choice",
    about: "The structure that people said before they could see the filter's verdict",
    values: LABEL_FIELD_VALUES,
    canBeNone: true,
  },
  approved: { kind: "flag", about: "Approved for export" },
  overridden: { kind: "flag", about: "A person's label differs from what the filter decided" },
  commented: { kind: "flag", about: "Has an open comment" },
  bucket: { kind: "text", about: "Bucket of the problem", canBeNone: true, example: "voucher" },
  difficulty: { kind: "text", about: "Difficulty of the problem", canBeNone: true, example: "hard" },
  pool: {
    kind: "text",
    about: "Split and pool of the problem, as split/pool",
    canBeNone: true,
    example: '"main/train"',
  },
  gate: {
    kind: "number",
    about: "First failing gate of the judge, 5 when all pass",
    isWhole: true,
    canBeNone: true,
    example: "<4",
    limits: [1, 5],
  },
  judge: { kind: "choice", about: "Whether the judge answered", values: JUDGE_VALUES, canBeNone: false },
  score: { kind: "number", about: "The judge's score, 0 to 1", isWhole: false, canBeNone: true, example: ">=0.7" },
  judge_model: { kind: "text", about: "Model of the judge", canBeNone: true, example: "judge-a" },
  rubric: { kind: "text", about: "Version of the judge's rubric", canBeNone: true, example: "decision-tree*" },
  disputed: { kind: "flag", about: "A proof contradicts the judge's gate" },
  unresolved: {
    kind: "number",
    about: "Quotes of the judge that the trajectory does not hold",
    isWhole: true,
    canBeNone: true,
    example: ">0",
  },
  horizon: {
    kind: "number",
    about: "Share of thoughts and results that the judge could read, 0 to 1",
    isWhole: false,
    canBeNone: true,
    example: "<0.5",
  },
  injections: {
    kind: "number",
    about: "Places where the agent addresses a judge",
    isWhole: true,
    canBeNone: false,
    example: ">0",
  },
  human_gate: {
    kind: "number",
    about: "First failing gate by people, 5 when all pass",
    isWhole: true,
    canBeNone: true,
    example: "1..3",
    limits: [1, 5],
  },
  gate_blind: { kind: "flag", about: "People said the gate before they could see the judge's" },
  gate_fault: {
    kind: "choice",
    about: "Whose fault it is that people's gate differs",
    values: GATE_FAULT_VALUES,
    canBeNone: true,
  },
  blind_gate: {
    kind: "number",
    about: "The gate that people said before they could see the judge's",
    isWhole: true,
    canBeNone: true,
    example: "1..3",
    limits: [1, 5],
  },
  blind_fault: {
    kind: "choice",
    about: "Whose fault it is that the gate said blind differs",
    values: GATE_FAULT_VALUES,
    canBeNone: true,
  },
  gate_source: {
    kind: "choice",
    about: "Where the gate of people that counts comes from",
    values: GATE_SOURCE_VALUES,
    canBeNone: true,
  },
  other_judge: {
    kind: "rejudgement",
    about: "What a judge that was asked again said, as model@rubric=gate",
    canBeNone: true,
    example: "judge-a@assay-gates-1=3",
  },
  compared: {
    kind: "choice",
    about: "Gave two a gate, of the judge, the judges asked again and people",
    values: COMPARED_VALUES,
    canBeNone: false,
  },
  outcome: { kind: "choice", about: "What the rule scorer found", values: OUTCOME_VALUES, canBeNone: false },
  outcome_by: {
    kind: "choice",
    about: "Whose the outcome is, none where it is not scored",
    values: OUTCOME_BY_VALUES,
    canBeNone: true,
  },
  reject: { kind: "choice", about: "A format rule that fails", values: REJECT_VALUES, canBeNone: true },
  rejects: { kind: "number", about: "How many format rules fail", isWhole: true, canBeNone: false, example: "0" },
  leaves: {
    kind: "choice",
    about: "Where it leaves the pipeline of the active filter version",
    values: LEAVES_VALUES,
    canBeNone: true,
  },
  duplicate_of: {
    kind: "reference",
    about: "Id of the representative that it is a near-duplicate of",
    example: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  },
  released: { kind: "flag", about: "In a release that is signed" },
  rescore: {
    kind: "choice",
    about: "Whether the stored outcome is what the rules come to",
    values: RESCORE_VALUES,
    canBeNone: true,
  },
  rescore_differs: {
    kind: "choice",
    about: "What was stored and the rules cannot come to",
    values: RESCORED_PART_VALUES,
    canBeNone: true,
  },
  rescore_undecided: {
    kind: "choice",
    about: "What was stored and nobody can check",
    values: RESCORED_PART_VALUES,
    canBeNone: true,
  },
  rescore_partial: { kind: "flag", about: "Scored again without the whole documents of its products" },
  unseen: { kind: "number", about: "Product ids used but never seen", isWhole: true, canBeNone: true, example: ">0" },
  richness: {
    kind: "number",
    about: "Share of dispatches whose tool is the next that the model named, 0 to 1",
    isWhole: false,
    canBeNone: true,
    example: ">=0.8",
  },
  tokens: { kind: "number", about: "Tokens of the conversation", isWhole: true, canBeNone: false, example: "<=14336" },
  steps: { kind: "number", about: "Steps", isWhole: true, canBeNone: false, example: "5..15" },
  dispatches: {
    kind: "number",
    about: "Logged calls to a catalogue tool",
    isWhole: true,
    canBeNone: false,
    example: ">0",
  },
  phantoms: {
    kind: "number",
    about: "Claimed calls without a log entry",
    isWhole: true,
    canBeNone: false,
    example: ">0",
  },
  ...PROCESS_FIELDS,
  run: { kind: "text", about: "Name of the run, or its id", canBeNone: false, example: '"night 3"' },
  agent: { kind: "text", about: "Name of the agent", canBeNone: true, example: "cart*" },
  model: { kind: "text", about: "Model of the agent of its run", canBeNone: true, example: "qwen*" },
  miner: { kind: "text", about: "Hotkey of the miner", canBeNone: true, example: "5F*" },
  suite: { kind: "text", about: "Suite of the run or problem", canBeNone: true, example: "v3" },
  harness: {
    kind: "text",
    about: "Harness of the run: the tools that it gives",
    canBeNone: true,
    example: '"tau2-bench llm_agent"',
  },
  phase: { kind: "text", about: "Phase of the run", canBeNone: true, example: "race" },
  race: { kind: "text", about: "Race of the run", canBeNone: true, example: "42" },
  validator: { kind: "text", about: "Hotkey of the validator", canBeNone: true, example: "5G*" },
  format: { kind: "choice", about: "Source format", values: FORMAT_VALUES, canBeNone: false },
  status: { kind: "choice", about: "How the run of the agent ended", values: STATUS_VALUES, canBeNone: false },
  rule: { kind: "text", about: "Rule that decided the verdict", canBeNone: false, example: "no_log" },
  started: { kind: "date", about: "Day on which the attempt started (UTC)" },
  imported: { kind: "date", about: "Day of the import (UTC)" },
  import: {
    kind: "reference",
    about: "Id of the import that brought it in, or the name of a file of that import",
    example: "output.jsonl",
  },
  queue: { kind: "reference", about: "Id or name of a queue that it is an item of", example: '"Judge audit"' },
  problem: { kind: "reference", about: "Problem id or words of its query", example: '"fridge magnet"' },
  id: {
    kind: "reference",
    about: "Trajectory id or the source's own id",
    example: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>;

export type FieldName = keyof typeof FIELDS;
export type KindOf<Name extends FieldName> = (typeof FIELDS)[Name]["kind"];

export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELDS).filter(isFieldName);

/** Whether a word is a field of the filter text. */
export function isFieldName(word: string): word is FieldName {
  return Object.hasOwn(FIELDS, word);
}
