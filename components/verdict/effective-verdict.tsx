import type { LABEL_SOURCES, StructureLabel } from "@/lib/domain/label";
import type { Verdict } from "@/lib/domain/verdict";
import { LabelBadge } from "./label-badge";
import { VERDICT_LOOK, VerdictBadge } from "./verdict-badge";

interface EffectiveVerdictProps {
  verdict: Verdict;
  label: StructureLabel | null;
  labelSource: (typeof LABEL_SOURCES)[number] | null;
  labelledBy: string | null;
}

/** The label when a person answered, with the filter's verdict struck through where the two differ. */
export function EffectiveVerdict({ verdict, label, labelSource, labelledBy }: EffectiveVerdictProps) {
  if (label === null) return <VerdictBadge verdict={verdict} />;
  const badge = <LabelBadge label={label} source={labelSource} by={labelledBy} />;
  if (label === verdict) return badge;

  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {badge}
      <s className="truncate text-caption text-ink-3" title={`The filter said ${VERDICT_LOOK[verdict].word}`}>
        <span className="sr-only">instead of the filter’s </span>
        {VERDICT_LOOK[verdict].word}
      </s>
    </span>
  );
}
