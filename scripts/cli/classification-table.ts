import type { ClassifiedLine } from "./classified-line";

/** `share` is the flattened richness, null where there is nothing to answer. */
type TableLine = ClassifiedLine & { readonly share: number | null };

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: "left" | "right";
  readonly text: (line: TableLine) => string;
}

const COLUMNS: readonly Column[] = [
  { title: "row", width: 5, align: "right", text: (line) => String(line.row) },
  { title: "id", width: 38, align: "left", text: (line) => line.id },
  { title: "steps", width: 5, align: "right", text: (line) => String(line.steps) },
  { title: "calls", width: 5, align: "right", text: (line) => String(line.dispatches) },
  { title: "model", width: 5, align: "right", text: ({ attribution }) => String(attribution.model) },
  { title: "macro", width: 5, align: "right", text: ({ attribution }) => String(attribution.macro) },
  { title: "retry", width: 5, align: "right", text: ({ attribution }) => String(attribution.retry) },
  { title: "code", width: 5, align: "right", text: ({ attribution }) => String(attribution.code) },
  { title: "unkn.", width: 5, align: "right", text: ({ attribution }) => String(attribution.unknown) },
  { title: "phant.", width: 6, align: "right", text: ({ attribution }) => String(attribution.phantom) },
  { title: "richness", width: 8, align: "right", text: ({ share }) => share?.toFixed(2) ?? "n/a" },
  { title: "tokens", width: 7, align: "right", text: ({ signals }) => signals.tokens.toLocaleString("en") },
  { title: "rejects", width: 14, align: "left", text: ({ rejects }) => rejects.join(" ") },
  { title: "verdict", width: 21, align: "left", text: (line) => line.verdict },
  { title: "rule", width: 24, align: "left", text: (line) => line.rule },
];

/** The heading of a file's rows. */
export function tableHeading(file: string): string {
  return `${plain(file)}\n${COLUMNS.map((column) => cell(column.title, column))
    .join("  ")
    .trimEnd()}\n`;
}

/** One trajectory as a row of fixed columns, so that rows can be printed as they come. */
export function tableRow(line: TableLine): string {
  return `${COLUMNS.map((column) => cell(column.text(line), column))
    .join("  ")
    .trimEnd()}\n`;
}

function cell(text: string, { width, align }: Column): string {
  const safe = plain(text);
  const short = safe.length > width ? `${safe.slice(0, width - 1)}…` : safe;
  return align === "left" ? short.padEnd(width) : short.padStart(width);
}

/** Ids come from agents and files: an escape sequence in one must not reach the terminal. */
export function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, "�");
}

/** The same for sentences that stand on lines of their own, which stay lines. */
export function plainLines(text: string): string {
  return text.split("\n").map(plain).join("\n");
}
