import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { CurveThreshold } from "@/lib/domain/threshold-fields";
import { VERDICTS } from "@/lib/domain/verdict";
import { decideVerdict, verdictOfRule } from "@/lib/filter/decide-verdict";
import { holm } from "@/lib/stats/holm";
import { type AgenticScores, agenticScores } from "./agentic-scores";
import { curvePoints, withThreshold } from "./curve-points";
import { factPatterns } from "./fact-patterns";
import type { FactTable } from "./fact-table";
import { passesCoefficient } from "./gate-quality";
import { labelledRows } from "./labelled-rows";
import { type PairedFlips, pairedFlips } from "./paired-flips";
import type { FactLabels } from "./pipeline-result";
import { rejectColumn, verdictColumn } from "./verdict-column";

export interface CurvePoint extends AgenticScores {
  readonly at: number;
  /** Rows that are called agentic and break no rule. */
  readonly calledAgentic: number;
  readonly isCurrent: boolean;
  /** Against what the thresholds say now, on the same labels; the current point has none. */
  readonly paired?: PairedPoint;
}

export interface PairedPoint extends PairedFlips {
  /** `p` as one of all points that are not the current one, since the best of many is chosen. */
  readonly holmP: number;
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
  const agenticAt = TURNS[along] === "verdict" ? byPattern(table, thresholds) : byRow(table, thresholds);

  const gateOf = (of: FilterThresholds): number | null => (TURNS[along] === "gate" ? of.coefficientGate : null);
  const now = Uint8Array.from(rows.places, agenticAt(thresholds, gateOf(thresholds)).isAgentic);

  const points = curvePoints(along, thresholds).map((at) => {
    const changed = withThreshold(thresholds, along, at);
    const { calledAgentic, isAgentic } = agenticAt(changed, gateOf(changed));
    const claimed = Uint8Array.from(rows.places, isAgentic);
    const flips = pairedFlips(rows, now, claimed);

    return { at, ...agenticScores(rows, claimed), calledAgentic, isCurrent: thresholds[along] === at, flips };
  });

  return { n: rows.places.length, points: withHolm(points) };
}

function withHolm(points: readonly (CurvePoint & { readonly flips: PairedFlips })[]): CurvePoint[] {
  const others = points.filter(({ isCurrent }) => !isCurrent);
  const holmPs = new Map([...holm(others.map(({ flips }) => flips.p)).entries()].map(([at, p]) => [others[at], p]));

  return points.map((point) => {
    const { flips, ...figures } = point;
    const holmP = holmPs.get(point);

    return holmP === undefined ? figures : { ...figures, paired: { ...flips, holmP } };
  });
}

/** Who is called agentic and breaks no rule under other thresholds: how many, and 1 for each row that is. */
type AgenticAt = (
  changed: FilterThresholds,
  gate: number | null,
) => { readonly calledAgentic: number; readonly isAgentic: (row: number) => number };

/** What has to be computed anew when a threshold is another. */
const TURNS = {
  agenticShare: "verdict",
  subTaskShare: "verdict",
  unknownShare: "verdict",
  coefficientGate: "gate",
  tokenBudget: "rejects",
} as const satisfies Record<CurveThreshold, string>;

/** While only the verdict turns: rules are asked once a pattern of facts instead of once a row. */
function byPattern(table: FactTable, thresholds: FilterThresholds): AgenticAt {
  const { patternOf, facts } = factPatterns(table);
  const rejects = rejectColumn(table, thresholds);
  const counts = new Uint32Array(facts.length);
  for (let row = 0; row < table.size; row += 1) {
    const pattern = patternOf[row] ?? 0;
    if (rejects[row] === 0) counts[pattern] = (counts[pattern] ?? 0) + 1;
  }

  return (changed) => {
    const says = facts.map((of) => (verdictOfRule(decideVerdict(of, changed)) === "agentic" ? 1 : 0));

    return {
      calledAgentic: says.reduce((sum: number, isAgentic, pattern) => sum + isAgentic * (counts[pattern] ?? 0), 0),
      isAgentic: (row) => (rejects[row] === 0 ? (says[patternOf[row] ?? 0] ?? 0) : 0),
    };
  };
}

/** While the verdict stays: only rows that are called agentic are looked at. */
function byRow(table: FactTable, thresholds: FilterThresholds): AgenticAt {
  const verdict = verdictColumn(table, thresholds);
  const agentic = verdict.map((says) => (says === AGENTIC ? 1 : 0));

  return (changed, gate) => {
    const rejects = rejectColumn(table, changed);
    const passes = gate === null ? undefined : passesCoefficient(gate);
    const isAgentic = (row: number): number => {
      if (agentic[row] === 0 || rejects[row] !== 0) return 0;

      return passes === undefined || passes(table.judgeScore[row] ?? Number.NaN) ? 1 : 0;
    };
    let calledAgentic = 0;
    for (let row = 0; row < table.size; row += 1) calledAgentic += isAgentic(row);

    return { calledAgentic, isAgentic };
  };
}
