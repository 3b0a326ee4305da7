import { cutCsv } from "./cut-csv";
import { pointsOf, type TrainingLine } from "./training-cells";
import { trainingColumns } from "./training-columns";

/** Reads a file of metrics line by line. */
export interface TrainingReader {
  read(line: string): TrainingLine;
  /** Columns that hold no metric, as far as the file was read. */
  leftOut(): readonly string[];
}

type Opened =
  | {
      readonly kind: "opened";
      readonly reader: TrainingReader /** The first line is a header. */;
      readonly isHeader: boolean;
    }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Opens a file by its first line: objects of JSON, one a line, or the header of a CSV.
 *
 * @param defaultRun - the run of rows that name none
 */
export function openTrainingReader(firstLine: string, defaultRun: string): Opened {
  const text = firstLine.trimStart();
  if (text.startsWith("[")) return refused("The file is a JSON array. Write one object a line instead.");
  if (text.startsWith("{")) return { kind: "opened", reader: jsonReader(defaultRun), isHeader: false };

  const [header] = cutCsv(firstLine);
  if (header === undefined || header.kind === "broken") return refused(header?.reason ?? "The file is empty.");
  if (header.fields.length === 1 && /[;\t]/.test(firstLine))
    return refused("The columns of the file are not divided by commas. Save it as CSV with commas.");
  if (header.fields.length > MOST_COLUMNS) return refused(`The header names more than ${MOST_COLUMNS} columns.`);
  const repeated = header.fields.find((name, at) => name !== "" && header.fields.indexOf(name) !== at);
  if (repeated !== undefined) return refused(`The header names the column “${repeated}” twice.`);
  const columns = trainingColumns(header.fields);
  if (columns.kind === "none")
    return refused(
      `There is no ${columns.missing} among “${header.fields.join(", ")}”. The header names step, metric and value, or step and one column a metric.`,
    );

  const used =
    columns.kind === "long"
      ? [columns.step, columns.metric, columns.value, columns.run]
      : [columns.step, columns.run, ...columns.metrics];
  const leftOut = header.fields.filter((name) => name !== "" && !used.includes(name));
  const reader: TrainingReader = {
    read(line) {
      const [row] = cutCsv(line);
      if (row === undefined) return { points: [], faults: [] };
      if (row.kind === "broken") return { points: [], faults: [row.reason] };
      if (row.fields.length !== header.fields.length)
        return { points: [], faults: ["The row has another number of fields than the header."] };
      const cells = Object.fromEntries(header.fields.map((name, at) => [name, row.fields[at]]));

      return pointsOf(cells, columns, defaultRun);
    },
    leftOut: () => leftOut,
  };

  return { kind: "opened", reader, isHeader: true };
}

/** Members of a wide line that are no numbers, such as the name of a stage, are no metrics. */
function jsonReader(defaultRun: string): TrainingReader {
  const leftOut = new Set<string>();

  return {
    read(line) {
      const row = objectOf(line);
      if (typeof row === "string") return { points: [], faults: [row] };
      if (Object.keys(row).length > MOST_COLUMNS)
        return { points: [], faults: [`The line has more than ${MOST_COLUMNS} members.`] };
      const columns = trainingColumns(Object.keys(row));
      if (columns.kind === "none") return { points: [], faults: [`There is no ${columns.missing} among the members.`] };
      if (columns.kind === "long") return pointsOf(row, columns, defaultRun);

      const metrics = columns.metrics.filter((name) => typeof row[name] === "number" || row[name] === null);
      for (const name of Object.keys(row)) {
        const isRead = name === columns.step || name === columns.run || metrics.includes(name);
        if (!isRead && leftOut.size < MOST_LEFT_OUT) leftOut.add(name);
      }

      return pointsOf(row, { ...columns, metrics }, defaultRun);
    },
    leftOut: () => [...leftOut],
  };
}

/** Made-up names must not fill the memory. */
const MOST_LEFT_OUT = 50;
const MOST_COLUMNS = 1000;

function objectOf(line: string): Readonly<Record<string, unknown>> | string {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return "The line is not a JSON object.";

    return Object.fromEntries(Object.entries(value));
  } catch {
    return /\b(NaN|Infinity)\b/.test(line)
      ? "The line has NaN or Infinity, which JSON does not know."
      : "The line is not JSON.";
  }
}

function refused(reason: string): Opened {
  return { kind: "refused", reason };
}
