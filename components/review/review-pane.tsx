"use client";
import { CommentsSection } from "@/components/comment/comments-section";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { ApprovalSection } from "./approval-section";
import { ConflictNotice } from "./conflict-notice";
import { HiddenPart } from "./hidden-part";
import { HistorySection } from "./history-section";
import { JudgementSection } from "./judgement-section";
import { OutcomeSection } from "./outcome-section";
import { OverrideForm } from "./override-form";
import { PaneSection } from "./pane-section";
import { RecordSection } from "./record-section";
import { RejectsSection } from "./rejects-section";
import { RichnessSection } from "./richness-section";
import type { ReviewActions } from "./use-review";
import { VerdictSection } from "./verdict-section";

interface ReviewPaneProps {
  detail: Pick<TrajectoryDetail, "header" | "review" | "hidden">;
  actions: ReviewActions;
  noteWish: number;
}

/** The right pane: what the machine says, what a person answers, and where it all comes from. */
export function ReviewPane({ detail: { header, review, hidden }, actions, noteWish }: ReviewPaneProps) {
  const { outline } = useReaderFacts();
  const { analysis } = outline;

  return (
    <div className="h-full overflow-y-auto bg-bg">
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
      {header.judgement ? <JudgementSection judgement={header.judgement} /> : <HiddenPart title="Judge" />}
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
