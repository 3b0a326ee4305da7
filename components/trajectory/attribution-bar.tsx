"use client";
import type { OutlineStep } from "@/lib/contract/outline";
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

/** 3 px down the left of a step, each kind by its share of the calls: a scripted stretch is seen before it is read. */
export function AttributionBar({ step }: { step: Pick<OutlineStep, "index" | "attribution" | "flags"> }) {
  const made = useReaderFacts().index.made.get(step.index);
  const isOn = useReader((state) => state.layers.includes("attribution"));
  const kinds = [...step.attribution, ...(step.flags.includes("phantom") ? (["phantom"] as const) : [])];
  if (!isOn || kinds.length === 0) return <span aria-hidden className="w-0.75 flex-1 rounded-mark bg-line" />;

  return (
    <span aria-hidden className="flex w-0.75 flex-1 flex-col gap-px overflow-hidden rounded-mark">
      {kinds.map((kind) => (
        <span key={kind} className={`min-h-1.5 ${ATTRIBUTION_FILL[kind]}`} style={{ flexGrow: made?.[kind] ?? 1 }} />
      ))}
    </span>
  );
}
