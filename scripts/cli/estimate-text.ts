import type { Estimate } from "@/lib/contract/queues";
import { markedBounds, unlikeWidths } from "@/lib/domain/few-agents";
import { intervalMethod } from "@/lib/domain/interval-method";
import { notedFigures } from "@/lib/domain/noted-figures";
import { plain } from "./classification-table";
import { number } from "./figure-cells";

/** One of several figures that are printed together. */
export interface NamedEstimate {
  readonly figure: string;
  /** Which of its like it is, such as "before". */
  readonly side: string;
  readonly estimate: Estimate;
}

/** A value with its interval, or why there is none. One over problems alone says so: it looks surer than it is. */
export function estimateText(estimate: Estimate): string {
  if (estimate.value === null) return `– (${plain(estimate.reason)})`;

  return `${valueText(estimate)} of ${number(estimate.n)}`;
}

/** The same without what it rests on. */
export function valueText({ value, low, high, note }: Extract<Estimate, { value: number }>): string {
  if (low === null || high === null) return value.toFixed(4);

  return `${value.toFixed(4)} (${markedBounds(`${low.toFixed(4)} to ${high.toFixed(4)}`, note)})`;
}

/** How the intervals of some figures against labels are made. */
export function intervalsLine(figures: readonly NamedEstimate[]): string {
  return `Intervals: 95 %, ${intervalMethod(figures.map(({ estimate }) => noteOf(estimate)))}.`;
}

/**
 * What has to be known before the intervals of some figures are trusted, a line each with the figures that it is of.
 *
 * @param every - what names all sides of a figure together
 */
export function estimateNotes(figures: readonly NamedEstimate[], every: string): string[] {
  const noted = figures
    .filter(({ estimate }) => estimate.value !== null)
    .map(({ estimate, ...named }) => ({ ...named, note: noteOf(estimate) ?? undefined }));
  const widths = unlikeWidths(figures.map(({ estimate }) => noteOf(estimate)));

  return [
    ...notedFigures(noted, every).map(({ of, note }) => `Of ${of}: ${plain(note)}`),
    ...(widths === undefined ? [] : [widths]),
  ];
}

/** null where there is no interval. */
function noteOf(estimate: Estimate): string | undefined | null {
  return estimate.value === null ? null : estimate.note;
}
