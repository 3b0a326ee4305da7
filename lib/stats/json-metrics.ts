import { pointsOf, readNumber, type TrainingLine, type TrainingReader } from "./training-cells";
import { MOST_COLUMNS, trainingColumns } from "./training-columns";

/** Made-up names must not fill the memory: so many metrics are known, and so many other members. */
const MOST_METRICS = 5000;
/** Of them so many are named. */
const MOST_LEFT_OUT = 50;

type Row = Readonly<Record<string, unknown>>;

/**
 * Reads objects of JSON, one a line. Members of a wide line that are no numbers, such as the name of a stage, are no
 * metrics, as long as they never hold one.
 *
 * @param defaultRun - the run of lines that name none
 */
export function jsonReader(defaultRun: string): TrainingReader {
  const members = createMembers();

  return {
    read(line) {
      const row = objectOf(line);
      if (typeof row === "string") return { points: [], faults: [row] };
      const columns = trainingColumns(Object.keys(row));
      if (columns.kind === "none") return { points: [], faults: [`There is no ${columns.missing} among the members.`] };
      if (columns.kind === "long") return pointsOf(row, columns, defaultRun);

      const missed = members.meet(row, columns.metrics);
      const metrics = columns.metrics.filter((name) => members.isMetric(name) || isValue(row[name]));
      const used = new Set([columns.step, columns.run, ...metrics]);
      members.leaveOut(Object.keys(row).filter((name) => !used.has(name)));

      return withFaults(pointsOf(row, { ...columns, metrics }, defaultRun), missed);
    },
    leftOut: members.leftOut,
  };
}

/** Which members of the lines so far were metrics, and in how many lines each of the others stood. */
function createMembers() {
  const metrics = new Set<string>();
  const leftOut = new Map<string, number>();

  return {
    isMetric: (name: string) => metrics.has(name),
    /** @returns what was left out above of members that turn out to be metrics */
    meet(row: Row, names: readonly string[]): string[] {
      const unmet = names
        .filter((name) => !metrics.has(name) && isNumber(row[name]))
        .slice(0, MOST_METRICS - metrics.size);
      for (const name of unmet) metrics.add(name);

      return unmet.flatMap((name) => {
        const lines = leftOut.get(name);
        leftOut.delete(name);
        return lines === undefined ? [] : [`“${name}” is not a number in ${countOfLines(lines)} above.`];
      });
    },
    leaveOut(names: readonly string[]): void {
      for (const name of names) {
        const lines = leftOut.get(name);
        if (lines !== undefined || leftOut.size < MOST_METRICS) leftOut.set(name, (lines ?? 0) + 1);
      }
    },
    leftOut: () => [...leftOut.keys()].slice(0, MOST_LEFT_OUT),
  };
}

/** Also nothing, which a metric has where it was not logged. */
function isValue(cell: unknown): boolean {
  return isNumber(cell) || readNumber(cell) === undefined;
}

/** The text “nan” is none: tables write it for words that lack, too. A number may well be too large for one. */
function isNumber(cell: unknown): boolean {
  return typeof cell === "number" || typeof readNumber(cell) === "number";
}

function countOfLines(lines: number): string {
  return lines === 1 ? "1 line" : `${lines} lines`;
}

function withFaults({ points, faults }: TrainingLine, more: readonly string[]): TrainingLine {
  return { points, faults: [...more, ...faults] };
}

/** Names without the spaces around them, as they are stored. */
function objectOf(line: string): Row | string {
  const value = parsed(line);
  if (typeof value === "string") return value;
  const members = Object.entries(value.members).map(([name, cell]): [string, unknown] => [name.trim(), cell]);
  if (members.length > MOST_COLUMNS) return `The line has more than ${MOST_COLUMNS} members.`;
  const row = Object.fromEntries(members);

  return Object.keys(row).length < members.length
    ? "Two members of the line have the same name but for the spaces around it."
    : row;
}

function parsed(line: string): { readonly members: object } | string {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return "The line is not a JSON object.";

    return { members: value };
  } catch {
    return /\b(NaN|Infinity)\b/.test(line)
      ? "The line has NaN or Infinity, which JSON does not know."
      : "The line is not JSON.";
  }
}
