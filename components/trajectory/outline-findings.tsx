import type { Outline, OutlineAnalysis } from "@/lib/contract/outline";
import { SignalsList } from "./signals-list";
import { WhoMadeTheCalls } from "./who-made-the-calls";

interface OutlineFindingsProps {
  analysis: OutlineAnalysis;
  steps: Outline["steps"];
  hasLog: boolean;
}

/** What the filter found in the whole trajectory: who made the calls, and its signals. */
export function OutlineFindings({ analysis, steps, hasLog }: OutlineFindingsProps) {
  return (
    <>
      <WhoMadeTheCalls analysis={analysis} hasLog={hasLog} />
      <SignalsList analysis={analysis} steps={steps} />
    </>
  );
}
