"use client";
import { Gavel } from "lucide-react";
import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import type { OutlineStep, STEP_FLAGS } from "@/lib/contract/outline";
import { FLAG_SAYS, handsOf, moreCalls, stepInWords } from "./outline-words";
import { useReader, useReaderFacts } from "./reader-context";
import { MoreCalls, StepHands } from "./step-hands";

type Flag = (typeof STEP_FLAGS)[number];

const FLAG_LOOK = {
  unseen_id: { mark: "⚠", ink: "text-danger" },
  phantom: { mark: "✕", ink: "text-danger" },
  error: { mark: "!", ink: "text-danger" },
  truncated: { mark: "✂", ink: "text-ink-3" },
  unknown_event: { mark: "?", ink: "text-ink-3" },
  reject: { mark: "R", ink: "text-danger" },
} as const satisfies Record<Flag, { mark: string; ink: string }>;

/** One step of the outline: who acted, what, and what is wrong with it. */
export const OutlineRow = memo(function OutlineRow({ step }: { step: OutlineStep }) {
  const { store, index, injections } = useReaderFacts();
  const isFocused = useReader((state) => state.focus === step.index);
  const told = { unclaimed: index.unclaimed.get(step.index) ?? 0, isInjected: injections.steps.has(step.index) };
  const flags = step.flags.filter((flag) => flag !== "phantom" || !handsOf(step).includes("phantom"));

  return (
    <button
      type="button"
      tabIndex={isFocused ? 0 : -1}
      aria-current={isFocused ? "step" : undefined}
      aria-label={stepInWords(step, told)}
      onClick={() => store.goTo({ step: step.index })}
      className={classNames(
        "flex h-6.5 w-full items-center gap-1.5 rounded-chip px-2 text-left",
        isFocused ? "bg-accent-soft font-medium text-ink" : "text-ink-2 hover:bg-raised",
      )}
    >
      <span className="w-6 shrink-0 font-mono text-caption text-ink-3">{step.index + 1}</span>
      <StepHands step={step} />
      <span title={step.title} className="min-w-0 flex-1 truncate">
        {step.title}
      </span>
      <MoreCalls count={moreCalls(step, told.unclaimed)} />
      {flags.map((flag) => (
        <span
          key={flag}
          title={`This step ${FLAG_SAYS[flag]}`}
          className={classNames("text-caption", FLAG_LOOK[flag].ink)}
        >
          {FLAG_LOOK[flag].mark}
        </span>
      ))}
      {told.isInjected ? (
        <span title="This step addresses a judge" className="flex text-review">
          <Gavel aria-hidden className="size-3" />
        </span>
      ) : null}
    </button>
  );
});
