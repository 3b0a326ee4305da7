import type { TrainingCurve } from "@/lib/contract/training";
import { publishedMetric } from "@/lib/domain/published-training";
import { SMOOTHINGS, type Smoothing } from "@/lib/domain/smoothing";

export const SMOOTH_WORDS = ["1", "5", "21", "101"] as const satisfies readonly `${Smoothing}`[];
export const PUBLISHED_VIEWS = ["shown", "hidden"] as const;

/** What the address of the training page says. */
export interface TrainingState {
  /** None named: as many as one chart tells apart. */
  runs: string[];
  /** None named: those of which the paper says something, then others. */
  metric: string[];
  smooth: (typeof SMOOTH_WORDS)[number];
  published: (typeof PUBLISHED_VIEWS)[number];
}

export type SetTrainingState = (change: Partial<TrainingState>) => void;

/** Lines that one chart tells apart, and charts of a page that nobody chose. */
export const MOST_RUNS = 8;
const FIRST_METRICS = 4;

/** What is drawn of all curves. */
export interface ShownCurves {
  readonly runs: readonly string[];
  readonly metrics: readonly string[];
  readonly allRuns: readonly string[];
  readonly allMetrics: readonly string[];
}

/** The runs and metrics that the address names, as far as there are any; else the first ones. */
export function shownCurves(
  curves: readonly TrainingCurve[],
  state: Pick<TrainingState, "runs" | "metric">,
): ShownCurves {
  const allRuns = [...new Set(curves.map(({ run }) => run))];
  const names = [...new Set(curves.map(({ metric }) => metric))].toSorted();
  const allMetrics = [
    ...names.filter((name) => publishedMetric(name)),
    ...names.filter((name) => !publishedMetric(name)),
  ];
  const runs = allRuns.filter((run) => state.runs.includes(run));
  const metrics = allMetrics.filter((metric) => state.metric.includes(metric));

  return {
    ...{ allRuns, allMetrics },
    runs: (runs.length > 0 ? runs : allRuns).slice(0, MOST_RUNS),
    metrics: metrics.length > 0 ? metrics : allMetrics.slice(0, FIRST_METRICS),
  };
}

/** The window that the address names. */
export function smoothingOf(word: TrainingState["smooth"]): Smoothing {
  return SMOOTHINGS.find((window) => String(window) === word) ?? 1;
}
