"use client";
import { countOf } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { OutlineSteps } from "./outline-steps";
import { useReaderFacts } from "./reader-context";

// A blind review has none, and the steps are read first.
const OutlineFindings = latePart(() => import("./outline-findings").then((module) => module.OutlineFindings));

/** The left pane: steps, who made the calls, signals. */
export function OutlinePane() {
  const { outline } = useReaderFacts();

  return (
    <div className="flex h-full min-h-0 flex-col gap-4 overflow-y-auto bg-bg pt-3 pb-4">
      <div
        className={outline.steps.length > 5 ? "flex min-h-40 flex-col" : "flex shrink-0 flex-col"}
        style={{ flexBasis: outline.steps.length * 26 + 24, flexShrink: 1 }}
      >
        <h2 className="mb-1 px-3.5 text-caption font-semibold text-ink-2">
          Outline <span className="font-normal text-ink-3">{countOf(outline.steps.length, "step")}</span>
        </h2>
        <OutlineSteps />
      </div>
      <div className="flex shrink-0 flex-col gap-4">
        {outline.analysis ? (
          <OutlineFindings analysis={outline.analysis} steps={outline.steps} hasLog={outline.hasLog} />
        ) : null}
      </div>
    </div>
  );
}
