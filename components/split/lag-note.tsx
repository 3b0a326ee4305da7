import type { SplitAudit } from "@/lib/contract/splits";
import { LAG_WORDS } from "@/lib/leak/audit-words";
import { ClustersBehind } from "./clusters-behind";

interface LagNoteProps {
  corpus: string;
  lag: NonNullable<SplitAudit["lag"]>;
}

/** Why an audit does not know everything yet, and how far that is; the audit is asked for again meanwhile. */
export function LagNote({ corpus, lag }: LagNoteProps) {
  return (
    <div className="rounded-panel border border-line bg-subtask-soft px-4 py-3">
      <ClustersBehind corpus={corpus} why={LAG_WORDS[lag]} isTooEarly={lag === "measures"} />
    </div>
  );
}
