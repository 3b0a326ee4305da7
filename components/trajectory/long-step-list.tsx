"use client";
import { measureElement, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { VirtualRows } from "@/components/ui/virtual-rows";
import type { OutlineStep } from "@/lib/contract/outline";
import { stepHeight } from "@/lib/domain/step-height";
import { useReaderFacts } from "./reader-context";
import type { StepListProps } from "./step-list";
import { StepRow } from "./step-row";
import { StepScroller } from "./step-scroller";

/** Any number of steps: only those in view are on the page. */
export function LongStepList({ bodies, differences, onRange }: StepListProps) {
  "use no memo";
  const { outline, store } = useReaderFacts();
  const { steps } = outline;
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const step = steps[index];
      return step ? stepHeight(step) : 80;
    },
    // A new row is measured once the browser lays it out: to ask for its height before lays out all at every key.
    measureElement: (row, laidOut, instance) =>
      laidOut ? measureElement(row, laidOut, instance) : heightIn(instance, instance.indexFromElement(row)),
    overscan: 4,
    // Where the step that the address names will be: steps far above it are never drawn.
    initialOffset: () => steps.slice(0, store.get().focus).reduce((height, step) => height + stepHeight(step), 0),
    onChange: (instance) => {
      const items = instance.getVirtualItems();
      const first = steps[items[0]?.index ?? 0];
      const last = steps[items.at(-1)?.index ?? 0];
      if (first && last) onRange(chunkAt(first), chunkAt(last));
    },
  });

  return (
    <StepScroller
      scroller={scroller}
      heightOf={(step) => heightIn(virtual, step)}
      scrollTo={(step, align) => virtual.scrollToIndex(step, { align })}
    >
      <VirtualRows
        virtual={virtual}
        row={(index) => {
          const entry = steps[index];

          return entry ? <StepRow entry={entry} body={bodies.bodyOf(index)} difference={differences[index]} /> : null;
        }}
      />
    </StepScroller>
  );

  function chunkAt(step: OutlineStep): number {
    return outline.chunks.findIndex((chunk) => chunk.chunk === step.chunk);
  }
}

/** Pixels, as measured or as estimated before. */
function heightIn({ measurementsCache }: Virtualizer<HTMLElement, Element>, index: number): number {
  return measurementsCache[index]?.size ?? 0;
}
