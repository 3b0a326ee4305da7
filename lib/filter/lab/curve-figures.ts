import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { VERDICTS } from "@/lib/domain/verdict";
import { type AgenticScores, agenticScores } from "./agentic-scores";
import { type CurveThreshold, curvePoints, withThreshold } from "./curve-points";
import type { FactTable } from "./fact-table";
import { passesCoefficient } from "./gate-quality";
import { labelledRows } from "./labelled-rows";
import type { FactLabels } from "./pipeline-result";
import { rejectColumn, verdictColumn } from "./verdict-column";

export interface CurvePoint extends AgenticScores {
  readonly at: number;
  /** Rows that are called agentic and break no rule. */
  readonly kept: number;
  readonly isCurrent: boolean;
}

export interface CurveFigures {
  /** Labelled rows behind every point. */
  readonly n: number;
  readonly points: CurvePoint[];
}

export interface AskedCurve {
  readonly table: FactTable;
  readonly labels: FactLabels;
  readonly thresholds: FilterThresholds;
  readonly along: CurveThreshold;
}

const AGENTIC = VERDICTS.indexOf("agentic");

/**
 * How well the filter's "agentic" agrees with people at each value of one threshold, the others as they are. The
 * coefficient gate counts only along itself, where those below it are not called agentic: otherwise a point says what
 * the verdict and the rejects say, as the confusion of a what-if does.
 */
export function curveFigures({ table, labels, thresholds, along }: AskedCurve): CurveFigures {
  const rows = labelledRows(table, labels);
  const turns = TURNS[along];
  const fixed = { verdict: verdictColumn(table, thresholds), rejects: rejectColumn(table, thresholds) };

  const points = curvePoints(along, thresholds).map((at): CurvePoint => {
    const changed = withThreshold(thresholds, along, at);
    const isAgentic = agenticColumn(table, {
      verdict: turns === "verdict" ? verdictColumn(table, changed) : fixed.verdict,
      rejects: turns === "rejects" ? rejectColumn(table, changed) : fixed.rejects,
      gate: turns === "gate" ? at : null,
    });
    const claimed = Uint8Array.from(rows.places, (place) => isAgentic[place] ?? 0);

    return { at, ...agenticScores(rows, claimed), kept: total(isAgentic), isCurrent: thresholds[along] === at };
  });

  return { n: rows.places.length, points };
}

/** What has to be computed anew when a threshold is another. */
const TURNS = {
  agenticShare: "verdict",
  subTaskShare: "verdict",
  unknownShare: "verdict",
  coefficientGate: "gate",
  tokenBudget: "rejects",
} as const satisfies Record<CurveThreshold, string>;

interface Said {
  readonly verdict: Uint8Array;
  readonly rejects: Uint8Array;
  readonly gate: number | null;
}

/** 1 where a row is called agentic, breaks no rule and passes the gate. */
function agenticColumn({ size, judgeScore }: FactTable, { verdict, rejects, gate }: Said): Uint8Array {
  const passes = gate === null ? undefined : passesCoefficient(gate);
  const isAgentic = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) {
    if (verdict[row] !== AGENTIC || rejects[row] !== 0) continue;
    if (passes === undefined || passes(judgeScore[row] ?? Number.NaN)) isAgentic[row] = 1;
  }

  return isAgentic;
}

function total(column: Uint8Array): number {
  let sum = 0;
  for (let row = 0; row < column.length; row += 1) sum += column[row] ?? 0;

  return sum;
}
