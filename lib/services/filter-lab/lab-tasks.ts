import type { SetCap } from "@/lib/domain/cap-reach";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { LabFigure } from "@/lib/domain/lab-figure";
import type { CurveThreshold } from "@/lib/domain/threshold-fields";
import type { TriedCap } from "@/lib/domain/tried-cap";
import type { CapBase } from "@/lib/filter/lab/capped-rows";
import { type CurveFigures, curveFigures } from "@/lib/filter/lab/curve-figures";
import { idsByVerdict, keptIds } from "@/lib/filter/lab/decided-ids";
import { type DiversityFigures, diversityFigures } from "@/lib/filter/lab/diversity-figures";
import type { FactTable } from "@/lib/filter/lab/fact-table";
import { type FigurePage, figureRows } from "@/lib/filter/lab/figure-rows";
import { type GridFigures, gridFigures } from "@/lib/filter/lab/grid-figures";
import { type LeavesBoth, leavesBoth } from "@/lib/filter/lab/leaves-both";
import { countLostAgentic } from "@/lib/filter/lab/lost-agentic";
import { keptRows, rowsWithIds } from "@/lib/filter/lab/part-rows";
import { rankColumn } from "@/lib/filter/lab/rank-column";
import type { PageAsked } from "@/lib/filter/lab/row-page";
import { type PoolRows, type SplitColumn, splitRows } from "@/lib/filter/lab/split-mix";
import { stageCounts } from "@/lib/filter/lab/stage-counts";
import { countNotCompared, countNotScored, type WhatIfFigures, whatIfFigures } from "@/lib/filter/lab/what-if-figures";
import type { LabInput } from "./lab-input";
import { type LabScene, openScene } from "./open-scene";

interface WhatIfQuestion {
  readonly from: FilterThresholds;
  readonly to: FilterThresholds;
}

/** Which labels of people figures are held against. */
interface Counting {
  readonly counts: CountedLabels;
}

interface SplitWhatIf extends WhatIfQuestion, Counting {
  readonly splits: readonly SplitColumn[];
  /** Ids of what people approved. */
  readonly approved: Float64Array;
}

interface PipelineQuestion {
  readonly thresholds: FilterThresholds;
  readonly splits: readonly SplitColumn[];
}

interface FigureQuestion extends WhatIfQuestion, Counting, PageAsked {
  readonly figure: LabFigure;
  /** Of a figure of pools. */
  readonly splits: readonly SplitColumn[];
}

interface LeavesQuestion extends WhatIfQuestion {
  /** Inside the database. */
  readonly trajectory: number;
}

interface CurveQuestion extends Counting {
  readonly thresholds: FilterThresholds;
  readonly along: CurveThreshold;
}

interface PipelineFigures {
  /** By place in PIPELINE_STAGES, of what could be read. */
  readonly counts: readonly number[];
  readonly trajectories: number;
  readonly notCompared: number;
  readonly notScored: number;
  readonly lostAgentic: number;
  readonly caps: readonly SetCap[];
  /** What is kept by pool, of each split. */
  readonly splits: readonly PoolRows[];
}

interface DecidedQuestion {
  readonly thresholds: FilterThresholds;
  /** Or only what is kept. */
  readonly withVerdicts: boolean;
}

/** Ids of the database, ascending, as text with commas between. */
interface DecidedIds {
  readonly kept: string;
  readonly verdicts: ReadonlyMap<string, string>;
}

interface DiversityQuestion {
  readonly thresholds: FilterThresholds;
  /** Ids of the part, ascending; without them it is what the pipeline keeps. */
  readonly part?: Float64Array | undefined;
  readonly tried?: TriedCap | undefined;
}

interface GridQuestion extends Counting {
  readonly thresholds: FilterThresholds;
}

/** How many labels figures leave out that count blind ones alone. */
interface NotBlind {
  readonly notBlind: number;
}

/** What the filter lab computes in its thread over the facts of a corpus. */
export const LAB_TASKS = {
  whatIf: inScene(
    ({ from, to, splits, counts, approved }: SplitWhatIf, { table, measured, run }): WhatIfFigures & NotBlind => {
      const { labels, notBlind } = measured(counts);
      const before = run(from);

      return { ...whatIfFigures({ table, labels, approved, from, to, before, after: run(to) }, splits), notBlind };
    },
  ),
  figureRows: inScene(
    ({ from, to, counts, splits, figure, ...page }: FigureQuestion, { table, labels, measured, run }): FigurePage => {
      const before = run(from);
      const scene = { table, labels, measured: measured(counts).labels, splits, from, to, before, after: run(to) };

      return figureRows(scene, figure, page);
    },
  ),
  filterCurve: inScene(({ counts, ...question }: CurveQuestion, { table, measured }): CurveFigures & NotBlind => {
    const { labels, notBlind } = measured(counts);

    return { ...curveFigures({ table, labels, ...question }), notBlind };
  }),
  leaves: inScene(({ from, to, trajectory }: LeavesQuestion, { table, labels, run }): LeavesBoth | undefined => {
    const before = run(from);

    return leavesBoth({ table, labels, from, to, before, after: run(to) }, trajectory);
  }),
  filterGrid: inScene(
    ({ thresholds, counts }: GridQuestion, { table, richness, measured }): GridFigures =>
      gridFigures({ table, richness, labels: measured(counts).labels, thresholds }),
  ),
  pipeline: inScene(({ thresholds, splits }: PipelineQuestion, { table, run }): PipelineFigures => {
    const result = run(thresholds);

    return {
      counts: stageCounts(result, 0),
      trajectories: table.size,
      notCompared: countNotCompared(table),
      notScored: countNotScored(table),
      lostAgentic: countLostAgentic(result),
      caps: result.caps,
      splits: splitRows(table, keptRows(result), splits),
    };
  }),
  decided: inScene(({ thresholds, withVerdicts }: DecidedQuestion, { table, run }): DecidedIds => {
    const result = run(thresholds);

    return { kept: keptIds(table, result), verdicts: withVerdicts ? idsByVerdict(table, result) : new Map() };
  }),
  diversity: inScene(({ thresholds, part, tried }: DiversityQuestion, { table, run }): DiversityFigures => {
    const base = part === undefined ? capBase(thresholds, run) : freeBase(table, rowsWithIds(table, part), thresholds);

    return diversityFigures(table, base, tried);
  }),
} as const;

export type LabTaskName = keyof typeof LAB_TASKS;
export type LabTaskTypes = {
  readonly [Name in LabTaskName]: {
    readonly input: Parameters<(typeof LAB_TASKS)[Name]>[0];
    readonly answer: Awaited<ReturnType<(typeof LAB_TASKS)[Name]>>;
  };
};

/** What no cap has taken off yet: the pipeline without them. */
function capBase(thresholds: FilterThresholds, run: LabScene["run"]): CapBase {
  const { capPerProblem: problem, capPerMiner: miner } = thresholds;
  const free = run({ ...thresholds, capPerProblem: null, capPerMiner: null });

  return { isIn: keptRows(free), rank: free.rank, caps: { problem, miner } };
}

/** A set that has no caps; its first by rank are those that the ranking of the thresholds puts first. */
function freeBase(table: FactTable, isIn: Uint8Array, { ranking }: FilterThresholds): CapBase {
  return { isIn, rank: rankColumn(table, ranking, isIn), caps: { problem: null, miner: null } };
}

function inScene<Question, Answer>(
  answer: (question: Question, scene: LabScene) => Answer,
): (input: LabInput<Question>) => Promise<Answer> {
  return async (input) => answer(input.question, await openScene(input));
}
