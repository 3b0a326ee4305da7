import type { OutlineAnalysis } from "@/lib/contract/outline";
import { SignalsList } from "./signals-list";
import { WhoMadeTheCalls } from "./who-made-the-calls";

interface OutlineFindingsProps {
  analysis: OutlineAnalysis;
  hasLog: boolean;
}

/** What the filter found in the whole trajectory: who made the calls, and its signals. */
export function OutlineFindings({ analysis, hasLog }: OutlineFindingsProps) {
  return (
    <>
      <WhoMadeTheCalls analysis={analysis} hasLog={hasLog} />
      <SignalsList analysis={analysis} />
    </>
  );
}
