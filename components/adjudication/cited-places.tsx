"use client";
import { QuotedWords } from "@/components/review/quoted-words";
import type { Span } from "@/lib/domain/label";

/** The words that a side cites; each opens its place in the trajectory. */
export function CitedPlaces({ spans, by }: { spans: readonly Span[]; by: string }) {
  if (spans.length === 0) return null;

  return (
    <ul aria-label={`What ${by} cites`} className="mt-1.5 flex flex-col gap-1 text-table">
      {spans.map((span) => (
        <li key={`${span.step} ${span.field} ${span.start} ${span.end}`}>
          <QuotedWords span={span} />
        </li>
      ))}
    </ul>
  );
}
