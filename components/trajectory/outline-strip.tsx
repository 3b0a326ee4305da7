"use client";
import { ChevronLeft, ChevronRight, List } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import type { OutlineStep } from "@/lib/contract/outline";
import { OutlineFindings } from "./outline-findings";
import { OutlineMapLine } from "./outline-minimap";
import { OutlineSteps } from "./outline-steps";
import { handsInWords, handsOf, moreCalls } from "./outline-words";
import { useReader, useReaderFacts } from "./reader-context";
import { MoreCalls, StepHands } from "./step-hands";

interface OutlineStripProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The outline where there is no room beside the steps: one line, the rest on demand. */
export function OutlineStrip({ isOpen, onOpenChange }: OutlineStripProps) {
  const { outline, store } = useReaderFacts();
  const focus = useReader((state) => state.focus);
  const step = outline.steps[focus];

  return (
    <>
      <div className="flex h-10 shrink-0 items-center gap-1 bg-bg px-3">
        <Popover
          label="Outline"
          open={isOpen}
          onOpenChange={onOpenChange}
          trigger={
            <Button size="small">
              <List aria-hidden /> Outline
            </Button>
          }
        >
          <div className="-mx-2 flex w-72 flex-col gap-3">
            <div className="flex h-80 flex-col">
              <OutlineSteps />
            </div>
            {outline.analysis ? (
              <OutlineFindings analysis={outline.analysis} steps={outline.steps} hasLog={outline.hasLog} />
            ) : null}
          </div>
        </Popover>
        {step ? <StepHere step={step} /> : <span className="flex-1 px-1 text-table text-ink-2">no steps</span>}
        <IconButton label="Previous step" keys="k" onClick={() => store.moveBy(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Next step" keys="j" onClick={() => store.moveBy(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      {outline.steps.length > 0 ? <OutlineMapLine steps={outline.steps} /> : null}
    </>
  );
}

function StepHere({ step }: { step: OutlineStep }) {
  const { outline, index } = useReaderFacts();
  const hands = handsOf(step);
  const more = moreCalls(step, index.unclaimed.get(step.index) ?? 0);

  return (
    <span className="flex min-w-0 flex-1 items-center gap-1.5 px-1 text-table text-ink-2">
      <span className="shrink-0 font-mono text-mono text-ink-3">
        {formatNumber(step.index + 1)} of {formatNumber(outline.steps.length)}
      </span>
      {hands.length === 0 ? null : (
        <>
          <StepHands step={step} />
          <span className="sr-only">{handsInWords(hands)}: </span>
        </>
      )}
      <span className="min-w-0 truncate">{step.title}</span>
      <MoreCalls count={more} />
    </span>
  );
}
