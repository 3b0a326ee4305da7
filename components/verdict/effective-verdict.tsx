import type { Review } from "@/lib/contract/labels";
import type { Verdict } from "@/lib/domain/verdict";
import { LabelBadge } from "./label-badge";
import { VERDICT_LOOK, VerdictBadge } from "./verdict-badge";

interface EffectiveVerdictProps {
  verdict: Verdict;
  /** Name of the filter version that gave it. */
  filter: string;
  review: Pick<Review, "label" | "labelSource" | "labelledBy" | "isLabelMine">;
}

/** The label when a person answered; where the two differ, the filter's verdict struck through after it, or beneath where there is no room. */
export function EffectiveVerdict({ verdict, filter, review }: EffectiveVerdictProps) {
  const { label, labelSource, labelledBy, isLabelMine } = review;
  if (label === null) return <VerdictBadge verdict={verdict} title={`By filter ${filter}`} />;
  const badge = <LabelBadge label={label} source={labelSource} by={labelledBy} isMine={isLabelMine} />;
  if (label === verdict) return badge;

  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-1.5">
      {badge}
      <s
        className="text-caption leading-3 whitespace-nowrap text-ink-3"
        title={`Filter ${filter} said ${VERDICT_LOOK[verdict].word}`}
      >
        <span className="sr-only">instead of the filter’s </span>
        {VERDICT_LOOK[verdict].word}
      </s>
    </span>
  );
}
