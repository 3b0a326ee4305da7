import { svgPart } from "./svg-part";

/** A cell of a picture: its words, with a figure that is drawn on the scale of its column, or a share that tints it. */
export type PictureCell =
  | string
  | {
      readonly text: string;
      readonly value: number;
      readonly interval: readonly [number, number] | null;
      readonly color: string;
    }
  | { readonly text: string; readonly share: number };

/** What a table of figures draws as a picture. */
export interface PictureRows {
  /** With a scale its figures are points with their intervals, from where to where it says. */
  readonly columns: readonly {
    readonly name: string;
    readonly isNumber?: boolean;
    readonly scale?: readonly [number, number];
  }[];
  readonly rows: readonly (readonly PictureCell[])[];
}

const ROW = 24;
const HEAD = 26;
const LETTER = 6.9;
const GAP = 20;
const TRACK = 130;
/** For the title above it. */
const LEAST_WIDTH = 640;
/** More than a picture shows; the CSV has all of them. */
const MOST_ROWS = 200;
const MOST_LETTERS = 56;
/** Of a whole share; above it words would lose contrast. */
const MOST_TINT = 42;

/** Draws rows of figures: words in columns, intervals as lines on a common scale. */
export function rowsSvg({ columns, rows }: PictureRows): SVGSVGElement {
  const shown = rows.slice(0, MOST_ROWS);
  const texts = columns.map(({ name }, at) => [name, ...shown.map((cells) => shortened(wordsOf(cells[at])))]);
  const widths = texts.map((column, at) => {
    const words = LETTER * Math.max(...column.map((text) => text.length));
    return words + (columns[at]?.scale ? TRACK + GAP / 2 : 0);
  });
  const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0));
  const width = Math.max(LEAST_WIDTH, Math.ceil(widths.reduce((sum, one) => sum + one + GAP, -GAP)));
  const isCut = shown.length < rows.length;
  const height = HEAD + ROW * (shown.length + Number(isCut));
  const picture = svgPart("svg", { width, height, "font-size": 12 });

  for (const [at, { name, isNumber }] of columns.entries()) {
    const [left, right] = [lefts[at] ?? 0, (lefts[at] ?? 0) + (widths[at] ?? 0)];
    picture.append(textPart(name, { x: isNumber ? right : left, y: HEAD / 2, isNumber, fill: "var(--ink-3)" }));
    for (const [row, cells] of shown.entries()) {
      picture.append(...cellParts(cells[at] ?? "", { left, right, top: HEAD + row * ROW, column: columns[at] }));
    }
  }
  for (const row of shown.keys()) {
    picture.append(svgPart("path", { d: `M0,${HEAD + row * ROW}h${width}`, stroke: "var(--line)", fill: "none" }));
  }
  if (isCut) {
    const words = `Showing ${shown.length} of ${rows.length.toLocaleString("en")} rows.`;
    picture.append(textPart(words, { x: 0, y: height - ROW / 2, fill: "var(--ink-3)" }));
  }

  return picture;
}

interface CellPlace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly column: PictureRows["columns"][number] | undefined;
}

function cellParts(cell: PictureCell, { left, right, top, column }: CellPlace): readonly Element[] {
  const y = top + ROW / 2;
  const isNumber = column?.isNumber;
  const words = textPart(shortened(wordsOf(cell)), { x: isNumber ? right : left, y, isNumber, fill: "var(--ink)" });
  if (typeof cell === "string") return [words];
  if ("share" in cell) {
    const fill = `color-mix(in oklab, var(--accent) ${Math.round(cell.share * MOST_TINT)}%, var(--surface))`;
    const ground = { x: left - 6, y: top + 2, width: right - left + 12, height: ROW - 4, rx: 3 };
    return [svgPart("rect", { ...ground, fill, stroke: "var(--line)" }), words];
  }
  if (!column?.scale) return [words];

  const [from, to] = column.scale;
  const xOf = (value: number): number => right - TRACK * (1 - (clamped(value, from, to) - from) / (to - from));
  const { value, interval, color } = cell;
  return [
    words,
    svgPart("path", { d: `M${right - TRACK},${y}h${TRACK}`, stroke: "var(--line)", fill: "none" }),
    ...(from < 0 ? [svgPart("path", { d: `M${xOf(0)},${y - 6}v12`, stroke: "var(--ink-3)", fill: "none" })] : []),
    ...(interval
      ? [svgPart("path", { d: `M${xOf(interval[0])},${y}H${xOf(interval[1])}`, stroke: color, "stroke-width": 2 })]
      : []),
    svgPart("circle", { cx: xOf(value), cy: y, r: 3, fill: color }),
  ];
}

interface TextLook {
  readonly x: number;
  readonly y: number;
  readonly isNumber?: boolean | undefined;
  readonly fill: string;
}

function textPart(text: string, { x, y, isNumber = false, fill }: TextLook): SVGTextElement {
  const anchor = isNumber ? "end" : "start";
  const part = svgPart("text", { x, y, fill, "dominant-baseline": "central", "text-anchor": anchor });
  part.textContent = text;

  return part;
}

function wordsOf(cell: PictureCell | undefined): string {
  return typeof cell === "object" ? cell.text : (cell ?? "");
}

function shortened(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
}

function clamped(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
