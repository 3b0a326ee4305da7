import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { CurveThreshold } from "@/lib/domain/threshold-fields";
import { VERDICTS } from "@/lib/domain/verdict";
import { decideVerdict, verdictOfRule } from "@/lib/filter/decide-verdict";
import { holm } from "@/lib/stats/holm";
import { type AgenticScores, agenticScores } from "./agentic-scores";
import { curvePoints, mayBeOff, withThreshold } from "./curve-points";
import { factPatterns } from "./fact-patterns";
import type { FactTable } from "./fact-table";
import { passesCoefficient } from "./gate-quality";
import { labelledRows } from "./labelled-rows";
import { type PairedFlips, pairedFlips } from "./paired-flips";
import type { FactLabels } from "./pipeline-result";
import { rejectColumn, verdictColumn } from "./verdict-column";

export interface CurvePlace extends AgenticScores {
  /** Rows that are called agentic, break no rule and are not below the coefficient gate. */
  readonly calledAgentic: number;
  readonly isCurrent: boolean;
  /** Against what the thresholds say now, on the same labels; the current place has none. */
  readonly paired?: PairedPoint;
}

export interface CurvePoint extends CurvePlace {
  readonly at: number;
}

export interface PairedPoint extends PairedFlips {
  /** `p` as one of all places that are not the current one, since the best of many is chosen. */
  readonly holmP: number;
}

export interface CurveFigures {
  /** Labelled rows behind every place. */
  readonly n: number;
  readonly points: CurvePoint[];
  /** The place without the threshold, of one that may be off. */
  readonly off?: CurvePlace;
}

export interface AskedCurve {
  readonly table: FactTable;
  readonly labels: FactLabels;
  readonly thresholds: FilterThresholds;
  readonly along: CurveThreshold;
}

const AGENTIC = VERDICTS.indexOf("agentic");

/**
 * How well the filter's "agentic" agrees with people at each value of one threshold, the others as they are. What the
 * coefficient gate lets go is not called agentic, as in the confusion of a what-if: one set of thresholds has one recall.
 */
export function curveFigures({ table, labels, thresholds, along }: AskedCurve): CurveFigures {
  const rows = labelledRows(table, labels);
  const agenticAt = TURNS[along] === "verdict" ? byPattern(table, thresholds) : byRow(table, thresholds);
  const now = Uint8Array.from(rows.places, agenticAt(thresholds).isAgentic);

  const values = [...curvePoints(along, thresholds), ...(mayBeOff(along) ? [null] : [])];
  const places = values.map((at) => {
    const { calledAgentic, isAgentic } = agenticAt(withThreshold(thresholds, along, at));
    const claimed = Uint8Array.from(rows.places, isAgentic);
    const flips = pairedFlips(rows, now, claimed);

    return { ...agenticScores(rows, claimed), calledAgentic, isCurrent: thresholds[along] === at, flips };
  });
  const held = withHolm(places);
  const off = values.at(-1) === null ? held.at(-1) : undefined;

  return {
    n: rows.places.length,
    points: held.flatMap((place, which) => {
      const at = values[which];

      return typeof at === "number" ? [{ at, ...place }] : [];
    }),
    ...(off === undefined ? {} : { off }),
  };
}

function withHolm(places: readonly (CurvePlace & { readonly flips: PairedFlips })[]): CurvePlace[] {
  const others = places.filter(({ isCurrent }) => !isCurrent);
  const holmPs = new Map([...holm(others.map(({ flips }) => flips.p)).entries()].map(([at, p]) => [others[at], p]));

  return places.map((place) => {
    const { flips, ...figures } = place;
    const holmP = holmPs.get(place);

    return holmP === undefined ? figures : { ...figures, paired: { ...flips, holmP } };
  });
}

/** Who is called agentic and stays under other thresholds: how many, and 1 for each row that does. */
type AgenticAt = (changed: FilterThresholds) => {
  readonly calledAgentic: number;
  readonly isAgentic: (row: number) => number;
};

/** What has to be computed anew when a threshold is another. */
const TURNS = {
  agenticShare: "verdict",
  subTaskShare: "verdict",
  unknownShare: "verdict",
  coefficientGate: "staying",
  tokenBudget: "staying",
} as const satisfies Record<CurveThreshold, string>;

/** While only the verdict turns: rules are asked once a pattern of facts instead of once a row. */
function byPattern(table: FactTable, thresholds: FilterThresholds): AgenticAt {
  const { patternOf, facts } = factPatterns(table);
  const stays = stayingRows(table, thresholds);
  const counts = new Uint32Array(facts.length);
  for (let row = 0; row < table.size; row += 1) {
    const pattern = patternOf[row] ?? 0;
    if (stays(row)) counts[pattern] = (counts[pattern] ?? 0) + 1;
  }

  return (changed) => {
    const says = facts.map((of) => (verdictOfRule(decideVerdict(of, changed)) === "agentic" ? 1 : 0));

    return {
      calledAgentic: says.reduce((sum: number, isAgentic, pattern) => sum + isAgentic * (counts[pattern] ?? 0), 0),
      isAgentic: (row) => (stays(row) ? (says[patternOf[row] ?? 0] ?? 0) : 0),
    };
  };
}

/** While the verdict stays: only rows that are called agentic are looked at. */
function byRow(table: FactTable, thresholds: FilterThresholds): AgenticAt {
  const verdict = verdictColumn(table, thresholds);
  const agentic = verdict.map((says) => (says === AGENTIC ? 1 : 0));

  return (changed) => {
    const stays = stayingRows(table, changed);
    const isAgentic = (row: number): number => (agentic[row] === 1 && stays(row) ? 1 : 0);
    let calledAgentic = 0;
    for (let row = 0; row < table.size; row += 1) calledAgentic += isAgentic(row);

    return { calledAgentic, isAgentic };
  };
}

/** Whether a row breaks no rule and is not below the coefficient gate, whatever its verdict. */
function stayingRows(table: FactTable, thresholds: FilterThresholds): (row: number) => boolean {
  const rejects = rejectColumn(table, thresholds);
  const gate = thresholds.coefficientGate;
  const passes = gate === null ? () => true : passesCoefficient(gate);

  return (row) => rejects[row] === 0 && passes(table.judgeScore[row] ?? Number.NaN);
}
