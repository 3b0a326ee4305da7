"use client";
import { useEffect } from "react";
import { CommentsSection } from "@/components/comment/comments-section";
import { InjectionsSection } from "@/components/judgement/injections-section";
import { OwnGateSection } from "@/components/judgement/own-gate-section";
import { RunScoreSection } from "@/components/judgement/run-score-section";
import type { OwnGateActions } from "@/components/judgement/use-own-gate";
import { latePart } from "@/components/ui/late-part";
import { outcomeByWords } from "@/components/verdict/outcome-by-words";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { PIPELINE_HIDDEN_TEXT } from "@/lib/domain/hidden-layer";
import { ApprovalSection } from "./approval-section";
import { HiddenPart } from "./hidden-part";
import { HistorySection } from "./history-section";
import { JudgementSection } from "./judgement-section";
import { OutcomeSection } from "./outcome-section";
import { PaneSection } from "./pane-section";
import { ProcessSection } from "./process-section";
import { RecordSection } from "./record-section";
import { RejectsSection } from "./rejects-section";
import { RichnessSection } from "./richness-section";
import type { ReviewActions } from "./use-review";

// What it is alike to is asked of the server: it comes when the rest is drawn.
const NearDuplicatesSection = latePart(() =>
  import("@/components/filter-panels/near-duplicates-section").then((module) => module.NearDuplicatesSection),
);

interface PaneRestProps {
  detail: TrajectoryDetail;
  actions: ReviewActions;
  gate: OwnGateActions;
}

/** Below the verdict and the person's answer: the approval, what else the filter found, the process, the judge, the outcome, and where it all comes from. */
export function PaneRest({ detail, actions, gate }: PaneRestProps) {
  const { header, outline, hidden, review, gateReview, judgeCheck, injections, processFindings } = detail;
  const { judgement } = header;
  const { analysis } = outline;
  // An undo may first be wanted when no code comes any more. Where this fails, the key asks for it again and tells.
  useEffect(() => {
    void import("./undo-latest").catch(() => undefined);
  }, []);

  return (
    <>
      {review ? <ApprovalSection review={review} actions={actions} /> : null}
      {analysis ? <RejectsSection analysis={analysis} /> : null}
      {analysis ? <RichnessSection richness={analysis.richness} /> : null}
      <ProcessSection findings={processFindings ?? []} />
      <InjectionsSection injections={injections ?? []} />
      {judgement ? <JudgementSection judgement={judgement} check={judgeCheck} /> : <HiddenPart title="Judge" />}
      {gateReview && judgement?.state !== "absent" ? <OwnGateSection review={gateReview} actions={gate} /> : null}
      {judgement && judgement.state !== "absent" ? (
        <RunScoreSection run={header.run.id} score={judgement.state === "scored" ? judgement.score : null} />
      ) : null}
      {header.outcome ? (
        <OutcomeSection outcome={header.outcome} status={header.status} by={outcomeByWords(header)} />
      ) : (
        <HiddenPart title="Outcome" />
      )}
      <Pipeline detail={detail} />
      <CommentsSection />
      <HistorySection history={actions.history} />
      <RecordSection header={header} outline={outline} isRawHidden={hidden.length > 0} />
    </>
  );
}

/** Not asked for where the answer is known to be a refusal. */
function Pipeline({ detail: { header, hidden, isPipelineHidden } }: Pick<PaneRestProps, "detail">) {
  if (hidden.length > 0) return null;
  if (!isPipelineHidden) return <NearDuplicatesSection trajectory={header.id} corpus={header.corpus.id} />;

  return (
    <PaneSection title="Pipeline">
      <p className="text-ink-2">{PIPELINE_HIDDEN_TEXT}</p>
    </PaneSection>
  );
}
