import type { SetCap } from "@/lib/domain/cap-reach";
import { LAB_ANSWERS, type LabAnswer } from "@/lib/domain/lab-answer";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import type { MovedSide } from "@/lib/domain/pipeline";
import { type AgenticScores, agenticScores } from "./agentic-scores";
import { FACT_FLAGS, type FactTable } from "./fact-table";
import { type KeptChanges, keptChanges, movedPlaces, sampleRows } from "./kept-changes";
import { type KeptMix, keptMix } from "./kept-mix";
import {
  type ConfusionCell,
  confusionCells,
  gatedLabelledAnswers,
  type LabelledRows,
  labelledRows,
} from "./labelled-rows";
import { type MostKept, mostKept } from "./most-kept";
import { type ComparedVersions, type MovedRow, movedRows } from "./moved-rows";
import { type PairedFlips, pairedFlips } from "./paired-flips";
import { rowsWithIds } from "./part-rows";
import type { FactLabels } from "./pipeline-result";
import type { SplitColumn } from "./split-mix";
import { stageCounts } from "./stage-counts";
import { type VerdictMoves, verdictMoves } from "./verdict-moves";

export interface LabelledSide extends AgenticScores {
  readonly confusion: ConfusionCell[];
}

export interface Flip {
  readonly id: number;
  readonly label: StructureLabel;
  readonly from: LabAnswer;
  readonly to: LabAnswer;
}

interface MovedSamples {
  readonly count: number;
  /** Of these, what people approved. */
  readonly approved: number;
  readonly samples: MovedRow[];
}

export interface WhatIfFigures extends VerdictMoves {
  readonly trajectories: number;
  /** Rows that come as far as each stage; records that could not be read are in none. */
  readonly stages: { readonly before: readonly number[]; readonly after: readonly number[] };
  readonly entered: MovedSamples;
  readonly left: MovedSamples;
  readonly mix: KeptMix[];
  readonly labelled: {
    readonly n: number;
    readonly before: LabelledSide;
    readonly after: LabelledSide;
    readonly flipped: number;
    readonly flips: Flip[];
    /** The answers after against those before, agentic or not. */
    readonly paired: PairedFlips;
  };
  readonly notCompared: number;
  readonly notScored: number;
  readonly mostKept: MostKept;
  /** Of the second version. */
  readonly caps: readonly SetCap[];
}

const MOST_SAMPLES = 20;
const SAMPLE_SEED = 1;
const MOST_FLIPS = 200;

interface AskedWhatIf extends ComparedVersions {
  /** Ids of what people approved. */
  readonly approved: Float64Array;
  /** That the filter is held against; rows go through the pipeline by their effective ones, whichever these are. */
  readonly labels: FactLabels;
}

/**
 * Everything that changes when a version takes the place of another.
 *
 * @param splits - of the corpus, the newest first
 */
export function whatIfFigures(compared: AskedWhatIf, splits: readonly SplitColumn[]): WhatIfFigures {
  const { table, before, after } = compared;
  const changes = keptChanges(before, after);

  return {
    trajectories: table.size,
    ...verdictMoves(before, after),
    stages: { before: stageCounts(before, 0), after: stageCounts(after, 0) },
    entered: sampled(compared, changes, "entered"),
    left: sampled(compared, changes, "left"),
    mix: keptMix(table, changes, splits),
    labelled: labelledFigures(compared),
    notCompared: countNotCompared(table),
    notScored: countNotScored(table),
    mostKept: mostKept(table, changes),
    caps: after.caps,
  };
}

function sampled({ approved, ...compared }: AskedWhatIf, changes: KeptChanges, side: MovedSide): MovedSamples {
  const places = movedPlaces(changes, side);
  const isApproved = rowsWithIds(compared.table, approved);

  return {
    count: places.length,
    approved: places.reduce((sum, place) => sum + (isApproved[place] ?? 0), 0),
    samples: movedRows(compared, sampleRows(places, MOST_SAMPLES, SAMPLE_SEED)),
  };
}

function labelledFigures({ table, labels, ...versions }: AskedWhatIf): WhatIfFigures["labelled"] {
  const rows = labelledRows(table, labels);
  const { before, after, from, to } = versions;
  const answers = {
    before: gatedLabelledAnswers(table, rows, { result: before, gate: from.coefficientGate }),
    after: gatedLabelledAnswers(table, rows, { result: after, gate: to.coefficientGate }),
  };
  const flipped = Array.from(rows.places.keys()).filter((at) => answers.before[at] !== answers.after[at]);
  const flips = flipped.map((at) => ({
    id: table.ids[rows.places[at] ?? 0] ?? 0,
    label: STRUCTURE_LABELS[rows.labels[at] ?? -1] ?? "reject",
    from: answerAt(answers.before, at),
    to: answerAt(answers.after, at),
  }));

  return {
    n: rows.places.length,
    before: labelledSide(rows, answers.before),
    after: labelledSide(rows, answers.after),
    flipped: flipped.length,
    flips: [...flips.filter(isAgreeing), ...flips.filter((flip) => !isAgreeing(flip))].slice(0, MOST_FLIPS),
    paired: pairedFlips(rows, claimsOf(answers.before), claimsOf(answers.after)),
  };
}

function labelledSide(rows: LabelledRows, answers: Uint8Array): LabelledSide {
  return { confusion: confusionCells(rows, answers), ...agenticScores(rows, claimsOf(answers)) };
}

function claimsOf(answers: Uint8Array): Uint8Array {
  return answers.map((answer) => (answer === AGENTIC ? 1 : 0));
}

const AGENTIC = LAB_ANSWERS.indexOf("agentic");

function answerAt(answers: Uint8Array, at: number): LabAnswer {
  return LAB_ANSWERS[answers[at] ?? -1] ?? "insufficient_evidence";
}

/** It comes to agree with people. */
function isAgreeing({ label, to }: Flip): boolean {
  return label === to;
}

export function countNotScored({ flags }: FactTable): number {
  let count = 0;
  for (const flag of flags) if ((flag & FACT_FLAGS.isUnscored) !== 0) count += 1;

  return count;
}

export function countNotCompared({ flags }: FactTable): number {
  let count = 0;
  for (const flag of flags) if ((flag & FACT_FLAGS.isCompared) === 0) count += 1;

  return count;
}
