"use client";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useReader, useReaderFacts } from "@/components/trajectory/reader-context";
import { selectedSpan } from "@/components/trajectory/selected-span";
import { TextAction } from "@/components/trajectory/text-action";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { Span } from "@/lib/domain/label";

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

function subscribeToSelection(onChange: () => void): () => void {
  document.addEventListener("selectionchange", onChange);
  return () => document.removeEventListener("selectionchange", onChange);
}

/** Offers to cite what the mouse selected. Pressing it must not take the selection away. */
export function CiteSelection({ onCite }: { onCite: (span: Span) => void }) {
  const quote = useSyncExternalStore(
    subscribeToSelection,
    () => selectedSpan(window.getSelection())?.quote ?? "",
    () => "",
  );
  if (quote === "") return null;

  return (
    <Button
      size="small"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        const span = selectedSpan(window.getSelection());
        if (span) onCite(span);
      }}
    >
      <span className="max-w-50 truncate">Cite “{quote}”</span>
    </Button>
  );
}
