import { formatPercent } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { Funnel } from "@/lib/contract/corpora";
import { FigureLink } from "./figure-link";

interface JudgeHealthProps {
  funnel: Funnel;
  addressOf: (filter: string) => string;
}

/** Whether the judge answered. A failure is a fault of the machinery, never a low score. */
export function JudgeHealth({ funnel, addressOf }: JudgeHealthProps) {
  const judged = funnel.stages.find(({ stage }) => stage === "judged")?.count ?? 0;
  const asked = judged + funnel.judgeFailed;

  return (
    <Panel title="Judge" subtitle={judgeSentence(asked, funnel.judgeFailed)}>
      <div className="-ml-2 flex gap-4">
        <FigureLink value={judged} words="judged" href={addressOf("judge:scored")} />
        <FigureLink value={funnel.judgeFailed} words="judge failed" href={addressOf("judge:failed")} />
      </div>
    </Panel>
  );
}

function judgeSentence(asked: number, failed: number): string {
  if (asked === 0) return "These trajectories carry no judgement.";
  if (failed === 0) return "Every judgement that was asked for came back.";

  return `${formatPercent(failed / asked)} failed and stay without a score; they are no zeros.`;
}
