"use client";
import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import { latePart } from "@/components/ui/late-part";
import { NO_PLACE } from "@/lib/client/reader-store";
import type { OutlineStep } from "@/lib/contract/outline";
import { isLogAlone } from "@/lib/domain/agent-turn";
import type { Step } from "@/lib/domain/step";
import type { StepDifference } from "@/lib/domain/step-compare";
import { AttributionGround, AttributionShares } from "./attribution-bar";
import { DifferenceMark } from "./difference-mark";
import { useReader, useReaderFacts } from "./reader-context";
import { StepCallsView } from "./step-calls";
import { type BodyState, StepPending } from "./step-pending";
import { StepText } from "./step-text";

// Asked of the server once there are steps, so they come after them anyway.
const StepRemarks = latePart(() => import("./step-remarks").then((module) => module.StepRemarks));
// Out of sight until somebody points at the step.
const StepLink = latePart(() => import("./step-link").then((module) => module.StepLink));

interface StepRowProps {
  entry: OutlineStep;
  body: BodyState;
  difference: StepDifference | undefined;
}

/** One step: its number and attribution at the left, its text and calls at the right. */
export const StepRow = memo(function StepRow({ entry, body, difference }: StepRowProps) {
  const { store } = useReaderFacts();
  const isFocused = useReader((state) => state.focus === entry.index);
  const isDense = useReader((state) => state.density === "dense");
  const number = entry.index + 1;

  return (
    <article
      aria-label={`Step ${number}, ${entry.title}`}
      aria-current={isFocused ? "step" : undefined}
      data-step-row={entry.index}
      tabIndex={-1}
      onPointerDown={() => {
        if (isFocused) return;
        store.set({ focus: entry.index, missingStep: undefined, ...NO_PLACE });
      }}
      className={classNames(
        "group relative flex gap-3 border-b border-line pr-4 pl-4 outline-none narrow:pr-6",
        isDense ? "py-1.5" : "py-3",
        isFocused && "bg-accent-soft/45",
      )}
    >
      <div className="flex w-6 shrink-0 flex-col items-center gap-1.5">
        <span
          className="font-mono text-caption text-ink-3"
          title={
            entry.number === undefined || entry.number === number ? undefined : `The source calls it ${entry.number}`
          }
        >
          {number}
        </span>
        <StepRemarks step={entry.index} />
      </div>
      <div className="relative min-w-0 flex-1">
        <AttributionGround />
        {body.status === "ready" ? null : <AttributionShares step={entry.index} />}
        {difference ? <DifferenceMark difference={difference} /> : null}
        {body.status === "ready" ? <StepBody step={body.step} /> : <StepPending entry={entry} body={body} />}
      </div>
      <StepLink step={entry.index} />
    </article>
  );
});

/** Not drawn again when the focus comes or goes. */
const StepBody = memo(function StepBody({ step }: { step: Step }) {
  const isEmpty =
    !step.thought &&
    !step.text &&
    !step.rawText &&
    step.claimed.length === 0 &&
    step.logged.length === 0 &&
    step.raw === undefined;
  if (isEmpty && step.role === "agent") return <p className="text-table text-ink-3">This step is empty.</p>;

  return (
    <>
      {isLogAlone(step) ? (
        <p className="text-table text-ink-3">The run left no dialogue. These are the calls of its proxy log.</p>
      ) : null}
      <StepText step={step} />
      <StepCallsView step={step} />
    </>
  );
});
