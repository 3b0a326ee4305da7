import { SPAN_FIELDS, type Span } from "@/lib/domain/label";

/** For values out of the browser's storage, which an older version or another program may have written. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function isSpan(value: unknown): value is Span {
  if (!isRecord(value)) return false;
  const { step, field, call, start, end, quote } = value;
  const hasPlace = [step, start, end, call ?? 0].every((place) => Number.isInteger(place));

  return hasPlace && SPAN_FIELDS.some((known) => known === field) && typeof quote === "string";
}
