import type { ComparedSide, KeptSide, LabFigure, LabFigureOf } from "@/lib/domain/lab-figure";
import { VERDICTS } from "@/lib/domain/verdict";
import { type AgentShare, confusionRows } from "./confusion-rows";
import { keptChanges } from "./kept-changes";
import { isOfGroup } from "./kept-mix";
import { type LabelledVersions, leavesAt } from "./leaves-both";
import type { MovedRow } from "./moved-rows";
import type { FactLabels } from "./pipeline-result";
import { type PageAsked, pageOf } from "./row-page";
import type { SplitColumn } from "./split-mix";
import { comeAsFarAs } from "./stage-counts";
import { whyVerdict } from "./why-moved";

/** What two versions make of the same rows, and what figures of it are counted by. */
export interface FigureScene extends LabelledVersions {
  /** That the filter is held against. */
  readonly measured: FactLabels;
  readonly splits: readonly SplitColumn[];
}

export interface FigurePage {
  readonly total: number;
  /** By their ids inside the database, in the order of the table, each with its reason. */
  readonly rows: readonly MovedRow[];
  /** Of a figure of the confusion; none of another. */
  readonly agents: AgentShare[];
}

/** The rows that a figure of a what-if counts. */
export function figureRows(scene: FigureScene, figure: LabFigure, asked: PageAsked): FigurePage {
  switch (figure.kind) {
    case "confusion": {
      const { table, measured: labels } = scene;

      return confusionRows({ table, labels, ...versionOf(scene, figure.side) }, { ...figure, ...asked });
    }
    case "verdict":
    case "change":
      return verdictPage(scene, figure, asked);
    case "stage":
      return stagePage(scene, figure, asked);
    case "moved":
    case "kept":
    case "others":
      return keptPage(scene, figure, asked);
  }
}

function versionOf({ before, after, from, to }: FigureScene, side: ComparedSide) {
  return side === "before" ? { result: before, thresholds: from } : { result: after, thresholds: to };
}

function verdictPage(scene: FigureScene, figure: LabFigureOf<"verdict" | "change">, asked: PageAsked): FigurePage {
  const { table } = scene;
  const { thresholds, result } = versionOf(scene, figure.kind === "verdict" ? figure.side : "after");
  const is = VERDICTS.indexOf(figure.kind === "verdict" ? figure.verdict : figure.to);
  const was = figure.kind === "change" ? VERDICTS.indexOf(figure.from) : undefined;
  const fits = (row: number) => result.verdict[row] === is && (was === undefined || scene.before.verdict[row] === was);
  const { total, places } = pageOf(table.size, fits, asked);

  return {
    total,
    rows: places.map((row) => ({ id: table.ids[row] ?? 0, why: whyVerdict({ table, row, thresholds }) })),
    agents: [],
  };
}

function stagePage(scene: FigureScene, { side, stage }: LabFigureOf<"stage">, asked: PageAsked): FigurePage {
  const { table } = scene;
  const { total, places } = pageOf(table.size, comeAsFarAs(stage, versionOf(scene, side).result), asked);

  return { total, rows: rowsOnSide(scene, places, side), agents: [] };
}

function keptPage(scene: FigureScene, figure: LabFigureOf<"moved" | "kept" | "others">, asked: PageAsked): FigurePage {
  const { table, before, after, splits } = scene;
  const changes = keptChanges(before, after);
  const { rows, isBefore, isAfter } = changes;
  const isOfFigure = figure.kind === "moved" ? () => true : isOfGroup(table, changes, figure, splits);
  const isOnSide = ON_SIDE[figure.side];
  const fits = (at: number) => isOnSide(isBefore[at] === 1, isAfter[at] === 1) && isOfFigure(rows[at] ?? 0);
  const { total, places } = pageOf(rows.length, fits, asked);

  const listed = places.map((at) => rows[at] ?? 0);

  return { total, rows: rowsOnSide(scene, listed, figure.side), agents: [] };
}

const ON_SIDE = {
  before: (was) => was,
  after: (_, is) => is,
  entered: (was, is) => is && !was,
  left: (was, is) => was && !is,
} as const satisfies Record<KeptSide, (was: boolean, is: boolean) => boolean>;

/** Beside those that stay, one that moves says so first. */
const MOVES = { before: "Would leave. ", after: "Would enter. ", entered: "", left: "" } as const satisfies Record<
  KeptSide,
  string
>;

function rowsOnSide(scene: FigureScene, places: readonly number[], side: KeptSide): MovedRow[] {
  return places.map((row) => ({ id: scene.table.ids[row] ?? 0, ...reasonOnSide(scene, row, side) }));
}

function reasonOnSide(scene: FigureScene, row: number, side: KeptSide): Omit<MovedRow, "id"> {
  const { from, to } = leavesAt(scene, row);
  const [was, is] = [from.stage === "kept", to.stage === "kept"];
  if (was !== is && ON_SIDE[side](was, is)) return { why: `${MOVES[side]}${to.why}`, other: to.other };
  const { why, other } = side === "before" ? from : to;

  return { why, other };
}
