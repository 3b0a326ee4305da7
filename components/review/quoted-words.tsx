"use client";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import type { Span } from "@/lib/domain/label";

/** The words that an answer cites, and the way to where they stand. */
export function QuotedWords({ span: { step, call, field, start, end, quote } }: { span: Span }) {
  const { store } = useReaderFacts();

  return (
    <>
      <p className="line-clamp-3 wrap-anywhere text-ink-2">“{quote}”</p>
      <TextAction onClick={() => store.goTo({ step, call, range: { field, start, end } })}>
        step {step + 1}, {field}
      </TextAction>
    </>
  );
}
