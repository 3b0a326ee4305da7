"use client";
import { InjectionsSection } from "@/components/judgement/injections-section";
import { JudgementSection } from "@/components/review/judgement-section";
import { OutcomeSection } from "@/components/review/outcome-section";
import { ProcessSection } from "@/components/review/process-section";
import { RejectsSection } from "@/components/review/rejects-section";
import { RichnessSection } from "@/components/review/richness-section";
import { VerdictSection } from "@/components/review/verdict-section";
import { outcomeByWords } from "@/components/verdict/outcome-by-words";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";

/** What filter, judge and scorer say, as far as it is not hidden. */
export function MachineSections({ detail }: { detail: TrajectoryDetail }) {
  const { header, outline, review, judgeCheck, injections, processFindings } = detail;
  const { analysis } = outline;

  return (
    <>
      {analysis ? (
        <>
          <VerdictSection
            verdict={analysis.verdict}
            review={review ?? UNTOUCHED_REVIEW}
            filter={header.filterVersion}
            corpus={header.corpus.id}
            trajectory={header.id}
          />
          <RejectsSection analysis={analysis} />
          <RichnessSection richness={analysis.richness} />
        </>
      ) : null}
      <ProcessSection findings={processFindings ?? []} />
      <InjectionsSection injections={injections ?? []} />
      {header.judgement ? <JudgementSection judgement={header.judgement} check={judgeCheck} /> : null}
      {header.outcome ? (
        <OutcomeSection outcome={header.outcome} status={header.status} by={outcomeByWords(header)} />
      ) : null}
    </>
  );
}
