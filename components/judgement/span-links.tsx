"use client";
import { InertText } from "@/components/import/inert-text";
import { spanKey } from "@/lib/domain/gate-draft";
import type { Span } from "@/lib/domain/label";
import { PlaceLink, spanWords } from "./place-link";

/** Places of evidence, each with the words that stand there. */
export function SpanLinks({ spans, label }: { spans: readonly Span[]; label: string }) {
  if (spans.length === 0) return null;

  return (
    <ul aria-label={label} className="mt-0.5 flex flex-col gap-0.5 text-table">
      {spans.map((span) => (
        <li key={spanKey(span)} className="flex min-w-0 items-baseline gap-1.5">
          <span className="shrink-0">
            <PlaceLink span={span}>{spanWords(span)}</PlaceLink>
          </span>
          <span className="line-clamp-1 min-w-0 flex-1 text-ink-3" title={span.quote}>
            <InertText text={span.quote} />
          </span>
        </li>
      ))}
    </ul>
  );
}
