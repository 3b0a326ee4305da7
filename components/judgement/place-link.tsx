"use client";
import type { MouseEvent, ReactNode } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import type { AnalysisIndex } from "@/lib/domain/analysis-index";
import { callName } from "@/lib/domain/call-name";
import type { Span } from "@/lib/domain/label";
import { DEFAULT_LAYERS, readerLinkPairs } from "@/lib/domain/reader-link";
import { spanFieldWord } from "@/lib/domain/span-field-word";

interface PlaceLinkProps {
  span: Span;
  /** The name of the place without any. */
  children?: ReactNode;
}

/** Words that open a place of the trajectory: unfolded, in view and marked. A link, so that long words may break. */
export function PlaceLink({ span, children }: PlaceLinkProps) {
  const { id, index, store } = useReaderFacts();
  const { step, call, field, start, end } = span;
  const place = { step, ...(call === undefined ? {} : { call }), range: { field, start, end } };
  const pairs = readerLinkPairs({ ...place, mode: "story", layers: DEFAULT_LAYERS });
  const words = spanWords(span, index);
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.goTo(place);
  }

  return (
    <a
      href={`/trajectories/${id}?${query}`}
      onClick={onClick}
      title={words}
      className="rounded-mark text-ink-2 underline decoration-edge underline-offset-2 hover:text-ink hover:decoration-ink"
    >
      {children ?? words}
    </a>
  );
}

/** "step 4, logged call 2, result". */
function spanWords({ step, call, field }: Span, index: Pick<AnalysisIndex, "byClaim">): string {
  const name = call === undefined ? [] : [callName({ step, call }, index)];

  return [`step ${step + 1}`, ...name, spanFieldWord(field)].join(", ");
}
