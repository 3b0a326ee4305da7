"use client";
import type { Outline, OutlineAnalysis } from "@/lib/contract/outline";
import { outlinePlaces } from "@/lib/filter/outline-places";
import { useReaderFacts } from "./reader-context";
import type { KnownPlaces } from "./signal-places";
import { SignalsList } from "./signals-list";
import { isFetchedWhole } from "./use-step-bodies";
import { WhoMadeTheCalls } from "./who-made-the-calls";

interface OutlineFindingsProps {
  analysis: OutlineAnalysis;
  steps: Outline["steps"];
  hasLog: boolean;
}

/** What the filter found in the whole trajectory: who made the calls, and its signals. */
export function OutlineFindings({ analysis, steps, hasLog }: OutlineFindingsProps) {
  const { outline, processFindings, unseenInWords } = useReaderFacts();
  const known: KnownPlaces = isFetchedWhole(outline)
    ? { kind: "steps" }
    : {
        kind: "outline",
        places: outlinePlaces({
          // The signal counts what calls name.
          steps: steps.filter(({ index }) => !unseenInWords?.has(index)),
          ids: analysis.ids,
          findings: processFindings ?? [],
        }),
      };

  return (
    <>
      <WhoMadeTheCalls analysis={analysis} hasLog={hasLog} />
      <SignalsList analysis={analysis} steps={steps} known={known} />
    </>
  );
}
