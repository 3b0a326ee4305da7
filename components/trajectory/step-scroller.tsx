"use client";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { useReader, useReaderFacts } from "./reader-context";
import { settleOn } from "./settle-on-step";

type Alignment = "auto" | "start";

interface StepScrollerProps {
  scroller: RefObject<HTMLElement | null>;
  /** Pixels, 0 where the step was never drawn. */
  heightOf: (step: number) => number;
  scrollTo: (step: number, align: Alignment) => void;
  children: ReactNode;
}

/** The one scroll container of the reader: it brings the step that is asked for into view. */
export function StepScroller({ scroller, heightOf, scrollTo, children }: StepScrollerProps) {
  const { store } = useReaderFacts();
  const jump = useReader((state) => state.jump);
  const shown = useRef(0);
  const show = useEffectEvent(() => {
    const { focus } = store.get();
    const align = alignOf(focus);
    scrollTo(focus, align);
    shown.current = focus;

    return scroller.current ? settleOn(scroller.current, focus, () => scrollTo(focus, align)) : undefined;
  });

  useEffect(() => {
    if (jump === 0) return;
    return show();
  }, [jump]);

  return (
    <ScrollRegion
      ref={scroller}
      aria-label="Steps"
      data-scrolls
      className="min-h-0 flex-1 overflow-y-auto bg-surface outline-none"
    >
      {children}
    </ScrollRegion>
  );

  /** A neighbour comes into view by the shortest way; a step from afar, or a tall one, begins at the top. */
  function alignOf(step: number): Alignment {
    const height = scroller.current?.clientHeight ?? 0;

    return Math.abs(step - shown.current) <= 1 && heightOf(step) < height ? "auto" : "start";
  }
}
