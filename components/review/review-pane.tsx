"use client";
import dynamic from "next/dynamic";
import { CommentsSection } from "@/components/comment/comments-section";
import { InjectionsSection } from "@/components/judgement/injections-section";
import { OwnGateSection } from "@/components/judgement/own-gate-section";
import type { OwnGateActions } from "@/components/judgement/use-own-gate";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import { ApprovalSection } from "./approval-section";
import { ConflictNotice } from "./conflict-notice";
import { HiddenPart } from "./hidden-part";
import { HistorySection } from "./history-section";
import { JudgementSection } from "./judgement-section";
import { OutcomeSection } from "./outcome-section";
import { OverrideForm } from "./override-form";
import { PaneSection } from "./pane-section";
import { ProcessSection } from "./process-section";
import { RecordSection } from "./record-section";
import { RejectsSection } from "./rejects-section";
import { RichnessSection } from "./richness-section";
import type { ReviewActions } from "./use-review";
import { VerdictSection } from "./verdict-section";

// Figures of the run come after what is said of the trajectory.
const RunScoreSection = dynamic(() =>
  import("@/components/judgement/run-score-section").then((module) => module.RunScoreSection),
);

interface ReviewPaneProps {
  detail: TrajectoryDetail;
  actions: ReviewActions;
  gate: OwnGateActions;
  noteWish: number;
  gateNoteWish: number;
}

/** The right pane: what the machine says, what a person answers, and where it all comes from. */
export function ReviewPane({ detail, actions, gate, noteWish, gateNoteWish }: ReviewPaneProps) {
  const { header, review, hidden, gateReview, judgeCheck, injections, processFindings } = detail;
  const { judgement } = header;
  const { outline } = useReaderFacts();
  const { analysis } = outline;

  return (
    // Words for screen readers alone are placed by it, or they would make the page itself scroll.
    <div className="relative h-full overflow-y-auto bg-bg">
      {actions.conflict && review ? (
        <ConflictNotice conflict={actions.conflict} seen={review} actions={actions} />
      ) : null}
      {analysis ? (
        <VerdictSection
          verdict={analysis.verdict}
          review={review ?? UNTOUCHED_REVIEW}
          thresholds={header.filterVersion.thresholds}
          filterName={header.filterVersion.name}
        />
      ) : (
        <HiddenPart title="Verdict" />
      )}
      {review ? <OverrideForm review={review} actions={actions} noteWish={noteWish} /> : <AnsweredInQueue />}
      {review ? <ApprovalSection review={review} actions={actions} /> : null}
      {analysis ? <RejectsSection rejects={analysis.rejects} /> : null}
      {analysis ? <RichnessSection richness={analysis.richness} /> : null}
      <ProcessSection findings={processFindings ?? []} />
      <InjectionsSection injections={injections ?? []} />
      {judgement ? <JudgementSection judgement={judgement} check={judgeCheck} /> : <HiddenPart title="Judge" />}
      {gateReview && judgement?.state !== "absent" ? (
        <OwnGateSection review={gateReview} actions={gate} noteWish={gateNoteWish} />
      ) : null}
      {judgement && judgement.state !== "absent" ? (
        <RunScoreSection run={header.run.id} score={judgement.state === "scored" ? judgement.score : null} />
      ) : null}
      {header.outcome ? <OutcomeSection outcome={header.outcome} /> : <HiddenPart title="Outcome" />}
      <CommentsSection />
      <HistorySection history={actions.history} />
      <RecordSection header={header} outline={outline} isRawHidden={hidden.length > 0} />
    </div>
  );
}

function AnsweredInQueue() {
  return (
    <PaneSection title="Your answer">
      <p className="text-ink-2">
        You review this blind in a queue. It is answered there, before anything else is shown.
      </p>
    </PaneSection>
  );
}
