"use client";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface PaneSheetProps {
  /** What the line says and does while the sheet is closed. */
  summary: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The right pane where there is no room beside the steps: a line at the foot that opens upwards, and leaves room to read. */
export function PaneSheet({ summary, isOpen, onToggle, children }: PaneSheetProps) {
  return (
    <section
      aria-label="Verdict and answer"
      data-foot-bar
      className="flex shrink-0 flex-col border-t border-line-strong bg-bg"
    >
      <div className="flex h-11 items-center gap-2 px-3">
        {summary}
        <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />} Verdict
        </Button>
      </div>
      {isOpen ? (
        <div data-open-sheet className="h-(--sheet) border-t border-line">
          {children}
        </div>
      ) : null}
    </section>
  );
}
