"use client";
import { useDeferredValue, useRef } from "react";
import { latePart } from "@/components/ui/late-part";
import type { StepDifference } from "@/lib/domain/step-compare";
import { isShort } from "./is-short";
import { useReaderFacts } from "./reader-context";
import { StepRow } from "./step-row";
import { StepScroller } from "./step-scroller";
import type { StepBodies } from "./use-step-bodies";

// What draws only the steps in view is a tenth of the reader's code; most trajectories do without.
export const longStepList = () => import("./long-step-list").then((module) => module.LongStepList);
const LongStepList = latePart(longStepList, <div aria-busy="true" className="min-h-0 flex-1 bg-surface" />);

/** Has the list here before the reader is drawn. */
export const fetchLongStepList = LongStepList.fetchAhead;

export interface StepListProps {
  bodies: StepBodies;
  differences: readonly StepDifference[];
  /** Positions of the first and last chunk in view. */
  onRange: (first: number, last: number) => void;
}

export function StepList(props: StepListProps) {
  const { outline } = useReaderFacts();

  return isShort(outline) ? <ShortStepList {...props} /> : <LongStepList {...props} />;
}

/** More than fit in most windows. */
const FIRST = 8;

/** All steps on the page, whose bodies come at once. Those below the window stand behind the first picture. */
function ShortStepList({ bodies, differences }: Pick<StepListProps, "bodies" | "differences">) {
  const { outline, store } = useReaderFacts();
  const areAllDrawn = useDeferredValue(true, false);
  // One that a link names comes up to the top, for which it needs those below it.
  const steps = areAllDrawn || store.get().focus > 0 ? outline.steps : outline.steps.slice(0, FIRST);
  const scroller = useRef<HTMLElement>(null);
  const rowOf = (step: number) => scroller.current?.querySelector<HTMLElement>(`[data-step-row="${step}"]`);

  return (
    <StepScroller
      scroller={scroller}
      heightOf={(step) => rowOf(step)?.offsetHeight ?? 0}
      scrollTo={(step, align) => rowOf(step)?.scrollIntoView({ block: align === "auto" ? "nearest" : "start" })}
    >
      {steps.map((entry) => (
        <StepRow
          key={entry.index}
          entry={entry}
          body={bodies.bodyOf(entry.index)}
          difference={differences[entry.index]}
        />
      ))}
    </StepScroller>
  );
}
