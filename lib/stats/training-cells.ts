import { unseenFault } from "@/lib/domain/visible-text";
import type { TrainingColumns } from "./training-columns";

export interface TrainingPoint {
  readonly run: string;
  readonly metric: string;
  readonly step: number;
  readonly value: number;
}

/** What one line gave: its points, and a sentence for each part that could not be read. */
export interface TrainingLine {
  readonly points: readonly TrainingPoint[];
  readonly faults: readonly string[];
}

/** Reads a file of metrics line by line. */
export interface TrainingReader {
  read(line: string): TrainingLine;
  /** Columns that hold no metric, as far as the file was read. */
  leftOut(): readonly string[];
}

const MOST_NAME_CHARS = 200;
const NOT_FINITE = /^[+-]?(nan|inf(inity)?)$/i;

/** The points of one row by the columns of its file. Empty cells of a wide row hold nothing. */
export function pointsOf(
  row: Readonly<Record<string, unknown>>,
  columns: TrainingColumns,
  defaultRun: string,
): TrainingLine {
  const step = readNumber(row[columns.step]);
  if (step === undefined) return failed("The step is missing.");
  if (step === "not_finite" || step === "no_number" || !Number.isSafeInteger(step) || step < 0)
    return failed("The step is not a whole number from 0.");
  const run = nameOf(columns.run === undefined ? undefined : row[columns.run]) ?? defaultRun;
  const runFault = nameFault(run, "run");
  if (runFault) return failed(runFault);

  return columns.kind === "long" ? longPoint(row, columns, { run, step }) : widePoints(row, columns, { run, step });
}

type Of<Kind extends TrainingColumns["kind"]> = Extract<TrainingColumns, { kind: Kind }>;
type Place = Pick<TrainingPoint, "run" | "step">;

function longPoint(row: Readonly<Record<string, unknown>>, columns: Of<"long">, place: Place): TrainingLine {
  const metric = nameOf(row[columns.metric]);
  if (metric === undefined) return failed("The name of the metric is missing.");
  const fault = nameFault(metric, "metric");
  if (fault) return failed(fault);
  const value = readNumber(row[columns.value]);
  if (value === undefined) return failed("The value is missing.");
  if (typeof value === "string") return failed(REASON[value]("The value"));

  return { points: [{ ...place, metric, value }], faults: [] };
}

function widePoints(row: Readonly<Record<string, unknown>>, columns: Of<"wide">, place: Place): TrainingLine {
  const points: TrainingPoint[] = [];
  const faults: string[] = [];
  for (const metric of columns.metrics) {
    const value = readNumber(row[metric]);
    if (value === undefined) continue;
    const fault = nameFault(metric, "metric");
    if (fault) faults.push(fault);
    else if (typeof value === "string") faults.push(REASON[value](`“${metric}”`));
    else points.push({ ...place, metric, value });
  }
  if (points.length === 0 && faults.length === 0) return failed("The row has no value.");

  return { points, faults };
}

const REASON = {
  not_finite: (what: string) => `${what} is not finite (NaN or infinite).`,
  no_number: (what: string) => `${what} is not a number.`,
} as const;

/** A number, as JSON has it or as text; undefined for nothing. */
export function readNumber(cell: unknown): number | undefined | keyof typeof REASON {
  if (cell === undefined || cell === null) return undefined;
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : "not_finite";
  if (typeof cell !== "string") return "no_number";
  const text = cell.trim();
  if (text === "") return undefined;
  if (NOT_FINITE.test(text)) return "not_finite";
  // Number reads “0x1f” and “0b1” as well, which no log means.
  if (!/^[+-]?(\d|\.\d)[\d.]*(e[+-]?\d+)?$/i.test(text)) return "no_number";
  const value = Number(text);
  if (Number.isNaN(value)) return "no_number";

  return Number.isFinite(value) ? value : "not_finite";
}

/** Names stand on the screen and in files, so they are what they look like. */
function nameFault(name: string, of: "run" | "metric"): string | undefined {
  if (name.length > MOST_NAME_CHARS) return `The name of the ${of} is longer than ${MOST_NAME_CHARS} characters.`;

  return unseenFault(name, of);
}

function nameOf(cell: unknown): string | undefined {
  if (typeof cell === "number") return String(cell);
  if (typeof cell !== "string" || cell.trim() === "") return undefined;

  return cell.trim();
}

function failed(reason: string): TrainingLine {
  return { points: [], faults: [reason] };
}
