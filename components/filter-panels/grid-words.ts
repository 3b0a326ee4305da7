import { formatNumber, formatPercent, PERCENT } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";
import type { FilterGrid } from "@/lib/contract/what-if";
import { markedBounds } from "@/lib/domain/few-agents";

export type GridCell = FilterGrid["cells"][number];

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

export function coefficientName({ coefficients }: Pick<FilterGrid, "coefficients">, band: number | null): string {
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
export function gridConclusion({ coefficients, difference }: FilterGrid): string {
  const bands = [...coefficients.entries()].filter(([, { agentic }]) => agentic.value !== null);
  const [low, high] = [bands[0], bands.at(-1)];
  if (!low || !high || difference === null || difference.value === null)
    return "Too few trajectories, or of too few problems, are judged to hold the two axes against each other.";

  const shareAt = ([band, { agentic }]: typeof low): string =>
    `${shareText(agentic)} at ${band === low[0] ? "a coefficient of " : ""}${coefficientName({ coefficients }, band)}`;
  const said = `Agentic are ${shareAt(low)} and ${shareAt(high)}`;
  const note = difference.note === undefined ? "" : ` Of the difference: ${difference.note}`;

  return `${said}: ${endWords(difference)}.${note}`;
}

function endWords({ low, high }: Extract<Estimate, { value: number }>): string {
  if (low !== null && low > 0) return "they go together here, and are still two questions";
  if (high !== null && high < 0) return "the better the judge finds it, the less often the model acted";

  return "no more apart than by chance, so nothing here shows that the judge's axis says who acted";
}

function shareText(estimate: Estimate): string {
  if (estimate.value === null) return "n/a";
  const { value, low, high, n, note } = estimate;
  const bounds =
    low === null || high === null
      ? ""
      : ` (${markedBounds(`${formatPercent(low).replace(PERCENT, "")} to ${formatPercent(high).replace(PERCENT, "")}`, note)})`;

  return `${formatPercent(value)}${bounds} of ${formatNumber(n)}`;
}
