import type { Span } from "@/lib/domain/label";

/** The longest quote that a check keeps. */
const QUOTE_CHARS = 300;

/** Where a text stands. Span offsets count UTF-16 units in the reader's text of that field. */
export type TextPlace = Pick<Span, "step" | "field" | "call">;

/** A span of a text with its words; a long one is cut to what a check keeps. */
export function spanOf(place: TextPlace, text: string, range: { readonly start: number; readonly end: number }): Span {
  const end = Math.min(range.end, range.start + QUOTE_CHARS);

  return {
    step: place.step,
    field: place.field,
    ...(place.call === undefined ? {} : { call: place.call }),
    start: range.start,
    end,
    quote: text.slice(range.start, end),
  };
}
