"use client";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { TextAction } from "@/components/trajectory/text-action";
import { spanKey } from "@/lib/domain/gate-draft";
import type { Span } from "@/lib/domain/label";
import { PlaceLink } from "./place-link";

const FIRST_SHOWN = 3;

/** Places of evidence, each with the words that stand there; short ones share a line. */
export function SpanLinks({ spans, label }: { spans: readonly Span[]; label: string }) {
  const [areAllShown, setAllShown] = useState(false);
  if (spans.length === 0) return null;
  const shown = areAllShown ? spans : spans.slice(0, FIRST_SHOWN);
  const hidden = spans.length - shown.length;

  return (
    <ul aria-label={label} className="mt-0.5 flex flex-wrap gap-x-3 text-table">
      {shown.map((span) => (
        <li key={spanKey(span)} className="flex max-w-full min-w-0 items-baseline gap-1.5">
          <span className="shrink-0">
            <PlaceLink span={span}>step {span.step + 1}</PlaceLink>
          </span>
          <span className="line-clamp-1 min-w-0 text-ink-3" title={span.quote}>
            <InertText text={span.quote} />
          </span>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <TextAction onClick={() => setAllShown(true)}>and {hidden} more</TextAction>
        </li>
      ) : null}
    </ul>
  );
}
