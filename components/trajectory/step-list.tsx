"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useRef } from "react";
import type { OutlineStep } from "@/lib/contract/outline";
import type { StepDifference } from "@/lib/domain/step-compare";
import { useReader, useReaderFacts } from "./reader-context";
import { settleOn } from "./settle-on-step";
import { StepRow } from "./step-row";
import type { StepBodies } from "./use-step-bodies";

interface StepListProps {
  bodies: StepBodies;
  differences: readonly StepDifference[];
  /** Positions of the first and last chunk in view. */
  onRange: (first: number, last: number) => void;
}

/** Room a step will take before it is measured: a line of 78 characters is 22 px high. */
function estimate(step: OutlineStep): number {
  return 56 + Math.min(12, Math.ceil(step.chars / 300)) * 22 + step.calls * 40;
}

/** The one scroll container of the reader: only the steps in view are on the page. */
export function StepList({ bodies, differences, onRange }: StepListProps) {
  "use no memo";
  const { outline, store } = useReaderFacts();
  const { steps } = outline;
  const jump = useReader((state) => state.jump);
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const step = steps[index];
      return step ? estimate(step) : 80;
    },
    overscan: 4,
    // Where the step that the address names will be: steps far above it are never drawn.
    initialOffset: () => steps.slice(0, store.get().focus).reduce((height, step) => height + estimate(step), 0),
    onChange: (instance) => {
      const items = instance.getVirtualItems();
      const first = steps[items[0]?.index ?? 0];
      const last = steps[items.at(-1)?.index ?? 0];
      if (first && last) onRange(chunkAt(first), chunkAt(last));
    },
  });
  const shown = useRef(0);
  const show = useEffectEvent(() => {
    const { focus } = store.get();
    const align = alignOf(focus);
    virtual.scrollToIndex(focus, { align });
    shown.current = focus;

    return settleOn(scroller.current, focus, () => virtual.scrollToIndex(focus, { align }));
  });

  useEffect(() => {
    if (jump === 0) return;
    return show();
  }, [jump]);

  return (
    <section
      ref={scroller}
      aria-label="Steps"
      data-scrolls
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto bg-surface outline-none"
    >
      <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const entry = steps[item.index];
          if (!entry) return null;
          return (
            <div
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              className="absolute top-0 left-0 w-full"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <StepRow entry={entry} body={bodies.bodyOf(item.index)} difference={differences[item.index]} />
            </div>
          );
        })}
      </div>
    </section>
  );

  /** A neighbour comes into view by the shortest way; a step from afar, or a tall one, begins at the top. */
  function alignOf(step: number): "auto" | "start" {
    const height = scroller.current?.clientHeight ?? 0;
    const size = virtual.measurementsCache[step]?.size ?? 0;

    return Math.abs(step - shown.current) <= 1 && size < height ? "auto" : "start";
  }

  function chunkAt(step: OutlineStep): number {
    return outline.chunks.findIndex((chunk) => chunk.chunk === step.chunk);
  }
}
