"use client";
import { X } from "lucide-react";
import { useReader, useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import { IconButton } from "@/components/ui/icon-button";
import { latePart } from "@/components/ui/late-part";

// Nobody selects words before there are steps.
const CiteSelection = latePart(() => import("./cite-selection").then((module) => module.CiteSelection));

/** The words that the answer cites. */
export function CitedSpan() {
  const { store } = useReaderFacts();
  const span = useReader((state) => state.citation);
  if (!span) return <CiteSelection onCite={(citation) => store.set({ citation, isMarking: false })} />;
  const { step, call, field, start, end } = span;

  return (
    <div className="flex items-start gap-1 rounded-control border border-line bg-bg py-1.5 pr-1 pl-2.5">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-3 wrap-anywhere text-ink-2">“{span.quote}”</p>
        <TextAction onClick={() => store.goTo({ step, call, range: { field, start, end } })}>
          step {step + 1}, {field}
        </TextAction>
      </div>
      <IconButton label="Do not cite this" onClick={() => store.set({ citation: undefined })}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
