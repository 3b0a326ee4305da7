import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Funnel } from "@/lib/contract/corpora";
import { FigureLink } from "./figure-link";

interface ReviewProgressProps {
  funnel: Funnel;
  imported: number;
  addressOf: (filter: string) => string;
}

/** How far people got, and how often they disagreed with the filter. */
export function ReviewProgress({ funnel, imported, addressOf }: ReviewProgressProps) {
  const { labelled, overridden } = funnel;
  const agreement = labelled > 0 ? formatPercent(1 - overridden / labelled) : undefined;

  return (
    <Panel
      title="Review"
      subtitle={
        agreement ? `People agree with the filter in ${agreement} of ${formatNumber(labelled)}.` : "No label yet."
      }
    >
      <ProgressBar label="Labelled" done={labelled} total={Math.max(1, imported)} />
      <div className="mt-2 -ml-2 flex gap-4">
        <FigureLink value={labelled} words="labelled" href={addressOf("-label:none")} />
        <FigureLink value={overridden} words="overridden" href={addressOf("overridden:yes")} />
      </div>
    </Panel>
  );
}
