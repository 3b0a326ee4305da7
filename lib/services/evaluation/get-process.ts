import type { Figure } from "@/lib/contract/evaluation";
import type { ProcessCell, ProcessQuery, ProcessReport } from "@/lib/contract/process";
import { within } from "@/lib/query/judge-scope";
import { printExactValue } from "@/lib/query/print-filter";
import { PROCESS_METRIC_NAMES, PROCESS_METRICS, type ProcessMetric } from "@/lib/query/process-metrics";
import type { Asker } from "@/lib/services/blindness/asker";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { rolloutScope } from "./count-rollouts";
import { type FoundRun, findRuns } from "./find-runs";
import { isApart, type MetricPair, type MetricTallies, processDifference, processFigure } from "./process-figures";
import { type TallyRow, tallyProcess } from "./tally-process";

type ProcessAsked = Pick<ProcessQuery, "filter"> & {
  readonly corpus: string;
  /** Public ids, keys or names; none: all rollouts together. */
  readonly runs: readonly string[];
};

/** One run, or all of them together. */
interface Column {
  readonly found?: FoundRun;
  readonly rows: readonly TallyRow[];
  /** Filter text of its rows. */
  readonly filter: string;
}

/**
 * How the agents of runs went about it: every metric of every run, the others beside the first, each with the filter texts
 * that list its rows. A metric counts the trajectories of which it is known.
 *
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read, a name of several runs, or a run named twice
 */
export async function getProcess(ctx: Asker, { corpus: id, runs, filter }: ProcessAsked): Promise<ProcessReport> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const found = await findRuns(ctx.db, corpus, runs);
  const keys = found.map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw new ServiceError("INVALID", "A run is named twice; name different runs.");

  const scope = await rolloutScope(ctx, corpus.id, filter);
  const rows = await tallyProcess(ctx, scope, keys.length === 0 ? undefined : keys);
  const columns: readonly Column[] =
    found.length === 0
      ? [{ rows, filter }]
      : found.map((one) => ({
          found: one,
          rows: rows.filter((row) => row.run_id === one.key),
          filter: within(filter, `run:${printExactValue(one.run.word)}`),
        }));

  const metrics = PROCESS_METRIC_NAMES.map((metric, at) => ({ metric, cells: cellsOf(metric, at, columns) }));
  const differences = metrics.flatMap(({ cells }) => cells).filter(({ cell }) => hasInterval(cell.difference)).length;

  return {
    columns: columns.map((column) => ({
      run: column.found?.run ?? null,
      rollouts: sum(column, (row) => row.rollouts),
      waiting: sum(column, (row) => row.rollouts - row.measured),
    })),
    rows: metrics.map(({ metric, cells }) => ({ metric, cells: cells.map((cell) => judged(cell, differences)) })),
    differences,
    leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
  };
}

interface Compared {
  readonly cell: Omit<ProcessCell, "isApart">;
  /** Null for the baseline. */
  readonly pair: MetricPair | null;
}

function judged({ cell, pair }: Compared, differences: number): ProcessCell {
  return { ...cell, isApart: pair !== null && isApart(pair, differences) };
}

function hasInterval(difference: Figure | null): boolean {
  return difference !== null && difference.value !== null && difference.interval !== null;
}

function cellsOf(metric: ProcessMetric, at: number, columns: readonly Column[]): readonly Compared[] {
  const tallies = columns.map((column) => talliesOf(column, at));
  const [baseline = new Map()] = tallies;
  const { rows, none } = PROCESS_METRICS[metric];

  return columns.map((column, place) => {
    const own = tallies[place] ?? new Map();
    const known = sum(column, (row) => row.known[at] ?? 0);

    const pair = place === 0 ? null : { metric, baseline, run: own };
    const cell = {
      figure: processFigure(metric, own),
      known,
      notApplicable: {
        count: sum(column, (row) => row.rollouts) - known,
        filter: within(column.filter, none),
      },
      shown: { count: sum(column, (row) => row.shown[at] ?? 0), filter: within(column.filter, rows) },
      difference: pair === null ? null : processDifference(pair),
    };

    return { cell, pair };
  });
}

/** By cluster: a problem that several runs of a column tried is one. */
function talliesOf({ rows }: Column, at: number): MetricTallies {
  const tallies = new Map<string, { count: number; sum: number }>();
  for (const row of rows) {
    const before = tallies.get(row.cluster) ?? { count: 0, sum: 0 };
    tallies.set(row.cluster, { count: before.count + (row.weight[at] ?? 0), sum: before.sum + (row.sum[at] ?? 0) });
  }

  return tallies;
}

function sum({ rows }: Column, count: (row: TallyRow) => number): number {
  return rows.reduce((total, row) => total + count(row), 0);
}
