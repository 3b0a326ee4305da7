"use client";
import { ChevronLeft, ChevronRight, List } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { OutlineFindings } from "./outline-findings";
import { OutlineMapLine } from "./outline-minimap";
import { OutlineSteps } from "./outline-steps";
import { useReader, useReaderFacts } from "./reader-context";

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
        <span className="min-w-0 flex-1 truncate px-1 text-table text-ink-2">
          {step ? (
            <>
              <span className="font-mono text-mono text-ink-3">
                {formatNumber(focus + 1)} of {formatNumber(outline.steps.length)}
              </span>{" "}
              {step.title}
            </>
          ) : (
            "no steps"
          )}
        </span>
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
