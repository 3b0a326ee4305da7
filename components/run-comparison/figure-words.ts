import type { PictureCell } from "@/components/chart-frame/picture-rows";
import { formatPoints, formatShare } from "@/components/judge-report/format-estimate";
import type { Figure } from "@/lib/contract/evaluation";
import { PART_MARK } from "@/lib/domain/part-words";

/** "31.0 %", and of a difference "+4.0 points". */
export function valueWords(value: number, isDifference: boolean): string {
  return isDifference ? formatPoints(value) : formatShare(value);
}

/** "20.0 to 42.5", or why there is none. */
export function intervalWords(interval: readonly [number, number] | null): string {
  return interval === null ? "no interval: too few problems" : interval.map(endWords).join(" to ");
}

function endWords(end: number): string {
  const points = (Math.abs(end) * 100).toFixed(1);

  return end < 0 && Number(points) !== 0 ? `−${points}` : points;
}

interface PartLook {
  readonly isDifference?: boolean;
  /** Of which problems it is, where not of all; there is room for a mark. */
  readonly part?: string | undefined;
}

/** A figure in a saved picture: its words and where it lies. */
export function figurePart(figure: Figure, color: string, { isDifference = false, part }: PartLook = {}): PictureCell {
  if (figure.value === null) return figure.reason;
  const { value, interval } = figure;
  const mark = part === undefined ? "" : PART_MARK;

  return { text: `${mark}${valueWords(value, isDifference)} ${intervalWords(interval)}`, value, interval, color };
}
