"use client";
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

/** 3 px down the left of a step, who made its calls from the first to the last: a scripted stretch is seen before it is read. */
export function AttributionBar({ step }: { step: number }) {
  const made = useReaderFacts().index.made.get(step);
  const isOn = useReader((state) => state.layers.includes("attribution"));
  if (!isOn || !made) return <span aria-hidden className="w-0.75 flex-1 rounded-mark bg-line" />;

  return (
    <span aria-hidden className="flex w-0.75 flex-1 flex-col gap-px overflow-hidden rounded-mark">
      {made.map(({ by, before, count }) => (
        <span key={before} className={`min-h-1 ${ATTRIBUTION_FILL[by]}`} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
