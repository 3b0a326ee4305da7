import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { FILTER_ANSWERS, type FilterAnswer, LEAVING } from "@/lib/domain/pipeline";
import { type AgenticScores, agenticScores } from "./agentic-scores";
import { FACT_FLAGS, type FactTable } from "./fact-table";
import { enteredRows, keptChanges, leftRows, sampleRows } from "./kept-changes";
import { type KeptMix, keptMix } from "./kept-mix";
import { type ConfusionCell, confusionCells, type LabelledRows, labelledAnswers, labelledRows } from "./labelled-rows";
import type { FactLabels, PipelineResult } from "./pipeline-result";
import { stageCounts } from "./stage-counts";
import { type VerdictMoves, verdictMoves } from "./verdict-moves";
import { whyItEnters, whyItLeaves } from "./why-moved";

/** What two versions make of the same rows. */
export interface ComparedVersions {
  readonly table: FactTable;
  readonly labels: FactLabels;
  readonly before: PipelineResult;
  readonly after: PipelineResult;
  readonly from: FilterThresholds;
  readonly to: FilterThresholds;
}

/** A moved row by its id inside the database. */
export interface MovedSample {
  readonly id: number;
  readonly why: string;
}

export interface LabelledSide extends AgenticScores {
  readonly confusion: ConfusionCell[];
}

export interface Flip {
  readonly id: number;
  readonly label: StructureLabel;
  readonly from: FilterAnswer;
  readonly to: FilterAnswer;
}

export interface WhatIfFigures extends VerdictMoves {
  readonly trajectories: number;
  /** Rows that come as far as each stage; records that could not be read are in none. */
  readonly stages: { readonly before: readonly number[]; readonly after: readonly number[] };
  readonly entered: { readonly count: number; readonly samples: MovedSample[] };
  readonly left: { readonly count: number; readonly samples: MovedSample[] };
  readonly mix: KeptMix[];
  readonly labelled: {
    readonly n: number;
    readonly before: LabelledSide;
    readonly after: LabelledSide;
    readonly flipped: number;
    readonly flips: Flip[];
  };
  readonly notCompared: number;
  readonly notScored: number;
}

const MOST_SAMPLES = 20;
const SAMPLE_SEED = 1;
const MOST_FLIPS = 200;

/** Everything that changes when a version takes the place of another. */
export function whatIfFigures(compared: ComparedVersions): WhatIfFigures {
  const { table, before, after } = compared;
  const changes = keptChanges(before, after);

  return {
    trajectories: table.size,
    ...verdictMoves(before, after),
    stages: { before: stageCounts(before, 0), after: stageCounts(after, 0) },
    entered: sampled(compared, enteredRows(changes), (row) =>
      whyItEnters({ table, row, thresholds: compared.to }, leavingAt(before, row), before.rejects[row] ?? 0),
    ),
    left: sampled(compared, leftRows(changes), (row) =>
      whyItLeaves({ table, row, thresholds: compared.to }, leavingAt(after, row), after.rejects[row] ?? 0),
    ),
    mix: keptMix(table, changes),
    labelled: labelledFigures(compared),
    notCompared: countNotCompared(table),
    notScored: countNotScored(table),
  };
}

function sampled({ table }: ComparedVersions, rows: Int32Array, why: (row: number) => string): WhatIfFigures["left"] {
  const samples = sampleRows(rows, MOST_SAMPLES, SAMPLE_SEED).map((row) => ({
    id: table.ids[row] ?? 0,
    why: why(row),
  }));

  return { count: rows.length, samples };
}

function leavingAt({ leaving }: PipelineResult, row: number): (typeof LEAVING)[number] {
  return LEAVING[leaving[row] ?? -1] ?? "kept";
}

function labelledFigures({ table, labels, before, after }: ComparedVersions): WhatIfFigures["labelled"] {
  const rows = labelledRows(table, labels);
  const answers = { before: labelledAnswers(rows, before), after: labelledAnswers(rows, after) };
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
  };
}

function labelledSide(rows: LabelledRows, answers: Uint8Array): LabelledSide {
  const isClaimed = answers.map((answer) => (answer === AGENTIC ? 1 : 0));

  return { confusion: confusionCells(rows, answers), ...agenticScores(rows, isClaimed) };
}

const AGENTIC = FILTER_ANSWERS.indexOf("agentic");

function answerAt(answers: Uint8Array, at: number): FilterAnswer {
  return FILTER_ANSWERS[answers[at] ?? -1] ?? "insufficient_evidence";
}

/** It comes to agree with people. */
function isAgreeing({ label, to }: Flip): boolean {
  return label === to;
}

function countNotScored({ flags }: FactTable): number {
  let count = 0;
  for (const flag of flags) if ((flag & FACT_FLAGS.isUnscored) !== 0) count += 1;

  return count;
}

export function countNotCompared({ flags }: FactTable): number {
  let count = 0;
  for (const flag of flags) if ((flag & FACT_FLAGS.isCompared) === 0) count += 1;

  return count;
}
