import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { VERDICTS } from "@/lib/domain/verdict";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";
import type { Estimate } from "@/lib/stats/estimate";
import { bandShares } from "./band-shares";
import type { FactTable } from "./fact-table";
import type { FactLabels } from "./pipeline-result";
import { verdictColumn } from "./verdict-column";

export interface GridCell {
  /** Tenth of the flattened richness, and place of the band of the coefficient; null has none. */
  readonly richness: number | null;
  readonly coefficient: number | null;
  readonly count: number;
  /** Those of the verdict agentic, whatever rules of format they break: as lists of the rows count them. */
  readonly agentic: number;
  readonly labelled: number;
  readonly labelledAgentic: number;
  /** Filter text of the cell's rows. */
  readonly filter: string;
}

export interface GridFigures {
  /** Those that hold a row. */
  readonly cells: GridCell[];
  /** Bounds of the coefficient's bands, low included, with the share of the verdict agentic. */
  readonly coefficients: { readonly from: number; readonly to: number; readonly agentic: Estimate }[];
  /** Of that share between the highest and the lowest band, see bandShares. */
  readonly difference?: Estimate;
}

export interface AskedGrid {
  readonly table: FactTable;
  readonly richness: Float32Array;
  readonly labels: FactLabels;
  readonly thresholds: FilterThresholds;
}

/** Low ends. A judge that answers by gates gives one score to each band: 0.1, 0.3, 0.5, 0.7 and 0.9. */
const SCORES = [0, 0.2, 0.4, 0.6, 0.8] as const;
const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth / 10);
const AGENTIC = VERDICTS.indexOf("agentic");

/**
 * Rows by who acted against how the judge liked it: two axes that say different things. Cells are cut at stored values
 * as the database compares them, so that a cell's number is that of its rows.
 */
export function gridFigures({ table, richness, labels, thresholds }: AskedGrid): GridFigures {
  const verdict = verdictColumn(table, thresholds);
  const width = SCORES.length + 1;
  const counts = Array.from({ length: (TENTHS.length + 1) * width }, () => ({
    ...{ count: 0, agentic: 0, labelled: 0, labelledAgentic: 0 },
  }));
  const bands = Uint8Array.from(table.judgeScore, (score) => bandOf(SCORES, score));
  const cellAt = (row: number) => counts[bandOf(TENTHS, richness[row]) * width + (bands[row] ?? SCORES.length)];
  for (let row = 0; row < table.size; row += 1) {
    const cell = cellAt(row);
    if (cell === undefined) continue;
    cell.count += 1;
    if (verdict[row] === AGENTIC) cell.agentic += 1;
  }
  for (const [row, label] of labels) {
    const cell = cellAt(row);
    if (cell === undefined) continue;
    cell.labelled += 1;
    if (label === "agentic") cell.labelledAgentic += 1;
  }
  const { shares, ...ends } = bandShares({
    table,
    bandOf: (row) => bands[row] ?? SCORES.length,
    bandCount: SCORES.length,
    isMarked: (row) => verdict[row] === AGENTIC,
  });

  return {
    ...ends,
    cells: counts.flatMap((cell, at) => {
      const [tenth, band] = [Math.floor(at / width), at % width];
      const filter = `${termsOf("richness", TENTHS, tenth)} ${termsOf("score", SCORES, band)}`;
      const place = { richness: placeOf(tenth, TENTHS), coefficient: placeOf(band, SCORES) };

      return cell.count === 0 ? [] : [{ ...place, ...cell, filter }];
    }),
    coefficients: shares.map((agentic, band) => ({
      from: derivedTrajectoryCoefficient(SCORES[band] ?? 0),
      to: derivedTrajectoryCoefficient(SCORES[band + 1] ?? 1),
      agentic,
    })),
  };
}

/** The last band whose low end a stored value reaches; one beyond them all where there is no value. */
function bandOf(lows: readonly number[], value = Number.NaN): number {
  if (Number.isNaN(value)) return lows.length;
  let band = 0;
  while (band + 1 < lows.length && value >= Math.fround(lows[band + 1] ?? 0)) band += 1;

  return band;
}

function placeOf(band: number, lows: readonly number[]): number | null {
  return band === lows.length ? null : band;
}

function termsOf(field: string, lows: readonly number[], band: number): string {
  const [low, high] = [lows[band], lows[band + 1]];
  if (low === undefined) return `${field}:none`;
  const terms = [...(band === 0 ? [] : [`${field}:>=${low}`]), ...(high === undefined ? [] : [`${field}:<${high}`])];

  return terms.join(" ");
}
