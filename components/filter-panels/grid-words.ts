import { formatNumber, formatPercent, PERCENT } from "@/components/ui/format-number";
import type { FilterGrid } from "@/lib/contract/what-if";
import { wilsonInterval } from "@/lib/stats/wilson";

export type GridCell = FilterGrid["cells"][number];

/** Fewer rows in a band say nothing about the rest. */
const FEWEST = 10;

/** Rows of the grid: tenths of richness, the highest first, then what has none. */
export const RICHNESS_ROWS = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, null] as const;

export function richnessName(tenth: number | null): string {
  if (tenth === null) return "no richness";

  return `${(tenth / 10).toFixed(1)} to ${((tenth + 1) / 10).toFixed(1)}`;
}

/** Columns of the grid: bands of the coefficient, then what was not judged where there is any. */
export function coefficientColumns({ coefficients, cells }: FilterGrid): readonly (number | null)[] {
  const bands = coefficients.map((_, at) => at);

  return cells.some(({ coefficient, count }) => coefficient === null && count > 0) ? [...bands, null] : bands;
}

export function coefficientName({ coefficients }: FilterGrid, band: number | null): string {
  const bounds = band === null ? undefined : coefficients[band];
  if (!bounds) return "not judged";

  const [from, to] = [boundText(bounds.from), boundText(bounds.to)];

  return from === to ? from : `${from} to ${to}`;
}

/** 0.475, with the digits that it has. */
function boundText(bound: number): string {
  return String(Number(bound.toFixed(4)));
}

/** Whether the judge's coefficient tells agentic from the rest: their share in its lowest and in its highest band. */
export function gridConclusion(grid: FilterGrid): string {
  const bands = grid.coefficients
    .map((_, band) => ({ band, ...sumOf(grid.cells.filter(({ coefficient }) => coefficient === band)) }))
    .filter(({ count }) => count >= FEWEST);
  const [low, high] = [bands[0], bands.at(-1)];
  if (!low || !high || low === high) return "Too few trajectories are judged to hold the two axes against each other.";

  const [below, above] = [low, high].map(({ count, agentic }) => wilsonInterval(agentic / count, count));
  const said = `Agentic are ${shareText(low)} at a coefficient of ${coefficientName(grid, low.band)} and ${shareText(high)} at ${coefficientName(grid, high.band)}`;
  if (!below || !above || (below.high >= above.low && above.high >= below.low))
    return `${said}: within chance, so the judge's axis does not say who acted.`;

  return above.low > below.high
    ? `${said}: they go together here, and are still two questions.`
    : `${said}: the better the judge finds it, the less often the model acted.`;
}

function shareText({ count, agentic }: { readonly count: number; readonly agentic: number }): string {
  const { low, high } = wilsonInterval(agentic / count, count);

  return `${formatPercent(agentic / count)} (${formatPercent(low).replace(PERCENT, "")} to ${formatPercent(high).replace(PERCENT, "")}) of ${formatNumber(count)}`;
}

function sumOf(cells: readonly GridCell[]): { readonly count: number; readonly agentic: number } {
  return cells.reduce((sum, { count, agentic }) => ({ count: sum.count + count, agentic: sum.agentic + agentic }), {
    count: 0,
    agentic: 0,
  });
}
