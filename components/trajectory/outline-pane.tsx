"use client";
import { countOf } from "@/components/ui/format-number";
import { OutlineSteps } from "./outline-steps";
import { useReaderFacts } from "./reader-context";
import { SignalsList } from "./signals-list";
import { WhoMadeTheCalls } from "./who-made-the-calls";

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
        {outline.analysis ? <WhoMadeTheCalls analysis={outline.analysis} hasLog={outline.hasLog} /> : null}
        {outline.analysis ? <SignalsList analysis={outline.analysis} /> : null}
      </div>
    </div>
  );
}
