"use client";
import type { ReactNode } from "react";
import type { MadeRun } from "@/lib/domain/analysis-index";
import type { Attribution } from "@/lib/domain/verdict";
import { useReader, useReaderFacts } from "./reader-context";

export const ATTRIBUTION_FILL = {
  model: "bg-agentic",
  macro: "bg-agentic",
  retry: "bg-ink-3",
  code: "bg-subtask",
  unknown: "bg-line-strong",
  phantom: "bg-danger",
} as const satisfies Record<Attribution | "phantom", string>;

export const ATTRIBUTION_INK = {
  model: "text-agentic",
  macro: "text-agentic",
  retry: "text-ink-3",
  code: "text-subtask",
  unknown: "text-ink-3",
  phantom: "text-danger",
} as const satisfies Record<Attribution | "phantom", string>;

/** 3 px wide, at the left of what it stands beside, clear of the line around a call that is pointed to. */
const PLACE = "absolute top-0 right-full mr-1.25 w-0.75 rounded-mark";

/** The ground of the bar down the left of a step, on which each of its calls draws who made it. */
export function AttributionGround() {
  return <span aria-hidden className={`${PLACE} bottom-0 bg-line`} />;
}

/** Who made the calls of a step that are not here yet, from the first to the last, each by its share of them. */
export function AttributionShares({ step }: { step: number }) {
  return <Stretches made={useReaderFacts().index.made.get(step) ?? []} />;
}

/** A call, and beside it who made it: a scripted stretch is seen before it is read. */
export function AttributedCall({ made, children }: { made: readonly MadeRun[]; children: ReactNode }) {
  return (
    <div className="relative">
      <Stretches made={made} />
      {children}
    </div>
  );
}

/** The last pixel is left to the ground, so that a call is told from the next. */
function Stretches({ made }: { made: readonly MadeRun[] }) {
  const isOn = useReader((state) => state.layers.includes("attribution"));
  if (!isOn || made.length === 0) return null;

  return (
    <span aria-hidden className={`${PLACE} bottom-px flex flex-col gap-px overflow-hidden`}>
      {made.map(({ by, before, count }) => (
        <span key={before} className={`min-h-1 ${ATTRIBUTION_FILL[by]}`} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
