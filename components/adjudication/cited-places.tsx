"use client";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import type { Span } from "@/lib/domain/label";

/** The words that a side cites; each opens its place in the trajectory. */
export function CitedPlaces({ spans, by }: { spans: readonly Span[]; by: string }) {
  const { store } = useReaderFacts();
  if (spans.length === 0) return null;

  return (
    <ul aria-label={`What ${by} cites`} className="mt-1.5 flex flex-col gap-1 text-table">
      {spans.map(({ step, call, field, start, end, quote }) => (
        <li key={`${step} ${field} ${start} ${end}`}>
          <span className="line-clamp-2 wrap-anywhere text-ink-3">“{quote}”</span>
          <TextAction onClick={() => store.goTo({ step, call, range: { field, start, end } })}>
            step {step + 1}, {field}
          </TextAction>
        </li>
      ))}
    </ul>
  );
}
