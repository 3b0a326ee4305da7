/** Names by which files call the four columns, in the order they are looked for. Case does not count. */
const ALIASES = {
  step: ["step", "global_step", "_step", "train_step", "train/global_step", "iteration", "iter"],
  metric: ["metric", "tag", "metric_name", "key"],
  value: ["value", "scalar", "val"],
  run: ["run", "run_name", "run_id", "experiment"],
} as const;

/** Columns of a file, and members of one line of JSON. */
export const MOST_COLUMNS = 1000;

/** Columns that clocks and counters of other tools write: no metric, so they are left out and named. */
const NO_METRIC = ["_timestamp", "timestamp", "time", "wall_time", "wall time", "date", "_runtime"];

/** How the columns of a file, or the members of a line, hold metrics. */
export type TrainingColumns =
  | {
      readonly kind: "long";
      readonly step: string;
      readonly metric: string;
      readonly value: string;
      readonly run?: string;
    }
  | { readonly kind: "wide"; readonly step: string; readonly run?: string; readonly metrics: readonly string[] };

/**
 * Reads the names of columns: one row a value (step, metric, value), or one column a metric.
 *
 * @returns what is missing where there is no step, or nothing beside it
 */
export function trainingColumns(
  names: readonly string[],
): TrainingColumns | { readonly kind: "none"; readonly missing: "step" | "metric" } {
  const step = find(names, "step");
  if (step === undefined) return { kind: "none", missing: "step" };
  const run = find(names, "run");
  const runPart = run === undefined ? {} : { run };
  const metric = find(names, "metric");
  const value = find(names, "value");
  if (metric !== undefined && value !== undefined) return { kind: "long", step, metric, value, ...runPart };

  const metrics = names.filter((name) => name !== step && name !== run && name !== "" && !isClock(name));
  if (metrics.length === 0) return { kind: "none", missing: "metric" };

  return { kind: "wide", step, metrics, ...runPart };
}

/** Whether a column holds the time of a row instead of a metric. */
function isClock(name: string): boolean {
  return NO_METRIC.includes(name.toLowerCase());
}

function find(names: readonly string[], column: keyof typeof ALIASES): string | undefined {
  for (const alias of ALIASES[column]) {
    const found = names.find((name) => name.toLowerCase() === alias);
    if (found !== undefined) return found;
  }

  return undefined;
}
