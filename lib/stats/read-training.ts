import { textOfCsvField } from "@/lib/domain/csv-line";
import { type CsvRow, cutCsv, NEVER_CLOSED } from "./cut-csv";
import { jsonReader } from "./json-metrics";
import { pointsOf, type TrainingReader } from "./training-cells";
import { MOST_COLUMNS, trainingColumns } from "./training-columns";

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
  if (header === undefined) return refused("The file is empty.");
  if (header.kind === "broken") return refused(whyBroken(header));
  if (header.fields.length === 1 && /[;\t]/.test(firstLine))
    return refused("The columns of the file are not divided by commas. Save it as CSV with commas.");
  if (header.fields.length > MOST_COLUMNS) return refused(`The header names more than ${MOST_COLUMNS} columns.`);
  const names = header.fields.map((name) => textOfCsvField(name.trim()));
  const repeated = names.find((name, at) => name !== "" && names.indexOf(name) !== at);
  if (repeated !== undefined) return refused(`The header names the column “${repeated}” twice.`);
  const columns = trainingColumns(names);
  if (columns.kind === "none")
    return refused(
      `There is no ${columns.missing} among “${names.join(", ")}”. The header names step, metric and value, or step and one column a metric.`,
    );

  const used =
    columns.kind === "long"
      ? [columns.step, columns.metric, columns.value, columns.run]
      : [columns.step, columns.run, ...columns.metrics];
  const leftOut = names.filter((name) => name !== "" && !used.includes(name));
  const named = columns.kind === "long" ? [columns.run, columns.metric] : [columns.run];
  const reader: TrainingReader = {
    read(line) {
      const [row] = cutCsv(line);
      if (row === undefined) return { points: [], faults: [] };
      if (row.kind === "broken") return { points: [], faults: [whyBroken(row)] };
      if (row.fields.length !== names.length)
        return { points: [], faults: ["The row has another number of fields than the header."] };
      const cells = names.map((name, at): [string, string] => {
        const field = row.fields[at] ?? "";
        return [name, named.includes(name) ? textOfCsvField(field) : field];
      });

      return pointsOf(Object.fromEntries(cells), columns, defaultRun);
    },
    leftOut: () => leftOut,
  };

  return { kind: "opened", reader, isHeader: true };
}

/** Only one line is read at a time, so a field cannot go on in the next one. */
function whyBroken({ reason }: Extract<CsvRow, { kind: "broken" }>): string {
  return reason === NEVER_CLOSED
    ? "A quote is opened in the line and not closed in it. A field cannot go over several lines."
    : reason;
}

function refused(reason: string): Opened {
  return { kind: "refused", reason };
}
