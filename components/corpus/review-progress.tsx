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

  return (
    <Panel title="Review" subtitle={agreementWords(funnel)}>
      <ProgressBar label="Labelled" done={labelled} total={Math.max(1, imported)} />
      <div className="mt-2 -ml-2 flex gap-4">
        <FigureLink value={labelled} words="labelled" href={addressOf("-label:none")} />
        <FigureLink value={overridden} words="overridden" href={addressOf("overridden:yes")} />
      </div>
    </Panel>
  );
}

/** Only an answer of the filter can be agreed with; a broken rule is one, which a label of reject agrees with. */
function agreementWords({ labelled, decided, agreed }: Funnel): string {
  if (labelled === 0) return "No label yet.";
  if (decided === 0) return "The filter had left all of them open.";

  return `Where the filter had decided, by verdict or a broken rule, people agree with it in ${formatPercent(agreed / decided)} of ${formatNumber(decided)}.`;
}
