"use client";
import { X } from "lucide-react";
import { useReader, useReaderFacts } from "@/components/trajectory/reader-context";
import { IconButton } from "@/components/ui/icon-button";
import { CiteSelection } from "./cite-selection";
import { QuotedWords } from "./quoted-words";

/** The words that the answer being made cites; before any, the offer to cite what is selected. */
export function CitedWords() {
  const { store } = useReaderFacts();
  const span = useReader((state) => state.citation);
  if (!span) return <CiteSelection onCite={(citation) => store.set({ citation, isMarking: false })} />;

  return (
    <div className="flex items-start gap-1 rounded-control border border-line bg-bg py-1.5 pr-1 pl-2.5">
      <div className="min-w-0 flex-1">
        <QuotedWords span={span} />
      </div>
      <IconButton label="Do not cite this" onClick={() => store.set({ citation: undefined })}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
