"use client";
import type { CallRow, StepCalls } from "@/lib/domain/call-rows";
import type { Step } from "@/lib/domain/step";
import { ClaimedCallView } from "./claimed-call";
import { InferenceLine, RawAnswer } from "./late-answers";
import { LoggedCallView } from "./logged-call";

interface RawCallsProps {
  step: Step;
  calls: StepCalls;
  areInColumns: boolean;
}

/** While the filter's findings are hidden: what was claimed and what was logged, joined by nobody. */
export function RawCalls({ step, calls: { rows, inferences }, areInColumns }: RawCallsProps) {
  const claimed = rows.flatMap((row: CallRow) => (row.kind === "claimed" ? [row] : []));
  const tools = rows.flatMap((row: CallRow) => (row.kind === "logged" ? [row.logged] : []));
  const logged = [...tools, ...inferences.map((call) => ({ call }))].toSorted((a, b) => a.call.order - b.call.order);
  if (claimed.length === 0 && logged.length === 0) return null;

  return (
    <div className={areInColumns ? "mt-1 grid grid-cols-2 gap-4 border-y border-line py-1" : ""}>
      <div className="min-w-0">
        {claimed.map((row) => (
          <ClaimedCallView key={row.index} row={row} step={step} />
        ))}
      </div>
      <div className={areInColumns ? "min-w-0" : "mt-1.5 border-l border-line pl-3 empty:hidden"}>
        {areInColumns || logged.length === 0 ? null : (
          <p className="text-caption text-ink-3">The proxy log of this step</p>
        )}
        {logged.map((row) =>
          inferences.includes(row.call) ? (
            <InferenceLine
              key={row.call.order}
              call={row.call}
              step={step.index}
              answer={<RawAnswer call={row.call} step={step} />}
            />
          ) : (
            <LoggedCallView key={row.call.order} row={row} step={step} />
          ),
        )}
      </div>
    </div>
  );
}
