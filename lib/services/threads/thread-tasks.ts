import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { FactTable } from "@/lib/filter/lab/fact-table";
import type { FactLabels, PipelineResult } from "@/lib/filter/lab/pipeline-result";
import { runPipeline } from "@/lib/filter/lab/run-pipeline";
import { type AssignedSplit, assignSplit, type SplitProblem, type SplitRecipe } from "@/lib/leak/assign-split";
import {
  type AuditOptions,
  type AuditPart,
  auditPart,
  type PooledProblem,
  type ProtectedProblems,
} from "@/lib/leak/audit-pools";
import { type ClusterDecisions, type ClusteredProblems, clusterProblems } from "@/lib/leak/cluster-problems";
import { type GuardFindings, guardFindings } from "@/lib/leak/guard-findings";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { type ProtectedOverlap, protectedOverlap } from "@/lib/leak/protected-overlap";
import {
  type CurveFigures,
  curveFigures,
  type FiguresInput,
  pairedFigures,
  type SliceFigures,
  type SlicesInput,
  sliceFigures,
} from "@/lib/services/evaluation/comparison-figures";
import { LAB_TASKS, type LabTaskTypes } from "@/lib/services/filter-lab/lab-tasks";
import type { BaselineComparison } from "@/lib/stats/compare-with-baseline";
import { type RunFigures, type RunTries, runFigures } from "@/lib/stats/run-figures";

/** What is computed beside a request, with what it is given and what it answers; all of it can be sent to a thread. */
export interface TaskTypes extends LabTaskTypes {
  readonly assign: { readonly input: AssignInput; readonly answer: AssignedSplit };
  readonly audit: { readonly input: AuditInput; readonly answer: readonly GuardFindings[] };
  readonly clusters: { readonly input: ClustersInput; readonly answer: ClusteredProblems };
  readonly curves: { readonly input: FiguresInput; readonly answer: readonly CurveFigures[] };
  readonly overlap: { readonly input: OverlapInput; readonly answer: ProtectedOverlap };
  readonly paired: { readonly input: Omit<FiguresInput, "k">; readonly answer: readonly BaselineComparison[] };
  readonly runs: { readonly input: RunFiguresInput; readonly answer: readonly (RunFigures | undefined)[] };
  readonly select: { readonly input: SelectInput; readonly answer: PipelineResult };
  readonly slices: { readonly input: SlicesInput; readonly answer: readonly (readonly (SliceFigures | undefined)[])[] };
}
export type TaskName = keyof TaskTypes;

interface AssignInput {
  readonly problems: readonly SplitProblem[];
  readonly recipe: SplitRecipe;
}

interface AuditInput {
  readonly problems: readonly PooledProblem[];
  readonly options: AuditOptions;
  readonly part: AuditPart;
}

interface ClustersInput {
  readonly problems: readonly LeakProblem[];
  readonly decisions: ClusterDecisions;
}

interface OverlapInput {
  readonly problems: readonly LeakProblem[];
  readonly set: ProtectedProblems;
}

interface RunFiguresInput {
  readonly runs: readonly RunTries[];
  readonly k: number;
  readonly seed: number;
}

interface SelectInput {
  readonly table: FactTable;
  readonly labels: FactLabels;
  readonly thresholds: FilterThresholds;
}

type Task<Name extends TaskName> = (input: TaskTypes[Name]["input"]) => Promise<TaskTypes[Name]["answer"]>;

export const TASKS: { readonly [Name in TaskName]: Task<Name> } = {
  assign: async ({ problems, recipe }) => assignSplit(problems, recipe),
  audit: async ({ problems, options, part }) => guardFindings(auditPart(problems, options, part)),
  clusters: async ({ problems, decisions }) => clusterProblems(problems, decisions),
  curves: async (input) => curveFigures(input),
  overlap: async ({ problems, set }) => protectedOverlap(problems, set),
  paired: async (input) => pairedFigures(input),
  runs: async ({ runs, k, seed }) => runFigures(runs, { k, seed }),
  select: async ({ table, labels, thresholds }) => runPipeline(table, labels, thresholds),
  slices: async (input) => sliceFigures(input),
  ...LAB_TASKS,
};

/** Threads answer one request after the other, so that kinds of work that need not wait for each other have their own. */
export const THREAD_OF = {
  assign: "splits",
  audit: "leaks",
  clusters: "leak clusters",
  curves: "resampling",
  overlap: "leaks",
  paired: "resampling",
  runs: "resampling",
  select: "selection",
  slices: "resampling",
  whatIf: "filter lab",
  figureRows: "filter lab",
  leaves: "filter lab",
  filterCurve: "filter lab",
  filterGrid: "filter lab",
  pipeline: "filter lab",
  decided: "filter lab",
  diversity: "filter lab",
} as const satisfies Record<TaskName, string>;
export type ThreadName = (typeof THREAD_OF)[TaskName];

/** Threads of a name; elsewhere one. What somebody waits for comes in parts that need nothing of each other. */
export const THREAD_COUNT: { readonly [Name in ThreadName]?: number } = { resampling: 2 };

/** What goes to the thread. */
export interface TaskRequest<Name extends TaskName = TaskName> {
  readonly id: number;
  readonly name: Name;
  readonly input: TaskTypes[Name]["input"];
}

/** What comes back; the asker knows what it asked for. */
export type TaskAnswer =
  | { readonly id: number; readonly kind: "done"; readonly answer: unknown }
  | { readonly id: number; readonly kind: "failed"; readonly message: string };
