import type { ProcessCell, ProcessReport } from "@/lib/contract/process";
import { PROCESS_METRIC_NAMES, type ProcessMetric } from "@/lib/query/process-metrics";

/** A cell of twenty rollouts of which everything is known, unless told otherwise. */
export function aCell(run: string, metric: string, over: Partial<ProcessCell> = {}): ProcessCell {
  return {
    figure: { value: 0.25, interval: [0.1, 0.45], n: 20, resamples: 0, note: null },
    known: 20,
    notApplicable: { count: 0, filter: `run:${run} ${metric}:none` },
    shown: { count: 5, filter: `run:${run} ${metric}:>0` },
    difference: null,
    isApart: false,
    ...over,
  };
}

const UNKNOWN = { figure: { value: null, reason: "It is known of no trajectory." }, known: 0 } as const;

interface GivenProcess {
  /** What differs from a plain cell, by metric and then run; metrics that are not named are not known. */
  readonly metrics: Partial<Readonly<Record<ProcessMetric, readonly Partial<ProcessCell>[]>>>;
  readonly runs?: readonly string[];
  readonly waiting?: number;
}

/** A report of runs with made-up figures. */
export function givenProcess({ metrics, runs = ["base", "tuned"], waiting = 0 }: GivenProcess): ProcessReport {
  return {
    columns: runs.map((name) => ({
      run: { id: crypto.randomUUID(), name, word: name, harness: null },
      rollouts: 20,
      waiting,
    })),
    rows: PROCESS_METRIC_NAMES.map((metric) => ({
      metric,
      cells: runs.map((run, at) => {
        const given = metrics[metric];
        if (given) return aCell(run, metric, given[at]);
        return aCell(run, metric, { ...UNKNOWN, notApplicable: { count: 20, filter: `run:${run} ${metric}:none` } });
      }),
    })),
    differences: 2,
    leftOut: null,
  };
}
