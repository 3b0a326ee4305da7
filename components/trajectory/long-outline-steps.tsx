"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useDeferredValue, useEffect, useEffectEvent, useRef } from "react";
import { OutlineMinimap } from "./outline-minimap";
import { OutlineRow } from "./outline-row";
import { useReader, useReaderFacts } from "./reader-context";

const ROW_PX = 26;

/** The names of any number of steps, the one in focus in view, with a map of them all. */
export function LongOutlineSteps() {
  "use no memo";
  const { outline } = useReaderFacts();
  const { steps } = outline;
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 10,
  });

  /** In the middle, so that what comes next is seen, and so that the list moves once in several steps. */
  function show(index: number) {
    const [top, bottom] = [index * ROW_PX, (index + 1) * ROW_PX];
    const from = virtual.scrollOffset ?? 0;
    const to = from + (virtual.scrollRect?.height ?? 0);
    if (top >= from && bottom <= to) return;
    // One that the edge cuts may have been pressed: it stays under the pointer.
    virtual.scrollToIndex(index, { align: bottom > from && top < to ? "auto" : "center" });
  }

  return (
    <div className="flex min-h-0 flex-1">
      <nav ref={scroller} aria-label="Outline" className="min-w-0 flex-1 overflow-y-auto px-1.5">
        <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const step = steps[item.index];
            if (!step) return null;
            return (
              <div
                key={item.key}
                className="absolute top-0 left-0 w-full"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <OutlineRow step={step} />
              </div>
            );
          })}
        </div>
      </nav>
      <OutlineMinimap steps={steps} />
      <FocusFollower onFocus={show} />
    </div>
  );
}

/** Tells of the step in focus once it is drawn: the outline follows it and is not drawn again for that. */
function FocusFollower({ onFocus }: { onFocus: (step: number) => void }) {
  const focus = useDeferredValue(useReader((state) => state.focus));
  const tell = useEffectEvent(onFocus);
  useEffect(() => tell(focus), [focus]);

  return null;
}
