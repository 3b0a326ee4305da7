"use client";
import { useDeferredValue } from "react";
import type { OwnGateActions } from "@/components/judgement/use-own-gate";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { latePart } from "@/components/ui/late-part";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import { HiddenPart } from "./hidden-part";
import { OverrideForm } from "./override-form";
import { PaneSection } from "./pane-section";
import { PaneSummary } from "./pane-summary";
import type { ReviewActions } from "./use-review";
import { VerdictSection } from "./verdict-section";

// Below what a person answers first: its code comes once that is drawn, and moves nothing above it.
const PaneRest = latePart(() => import("./pane-rest").then((module) => module.PaneRest));
// Seldom do two answers meet.
const ConflictNotice = latePart(() => import("./conflict-notice").then((module) => module.ConflictNotice));

interface ReviewPaneProps {
  detail: TrajectoryDetail;
  actions: ReviewActions;
  gate: OwnGateActions;
  noteWish: number;
}

/** The right pane: what the machine says, what a person answers, and where it all comes from. */
export function ReviewPane({ detail, actions, gate, noteWish }: ReviewPaneProps) {
  const { header, review } = detail;
  const { outline } = useReaderFacts();
  const { analysis } = outline;
  // The steps are read first: what is below stands behind the first picture, also where its code is here.
  const isDrawn = useDeferredValue(true, false);

  return (
    // Words for screen readers alone are placed by it, or they would make the page itself scroll.
    <div data-pane-parts className="relative h-full scroll-pb-24 overflow-y-auto bg-bg">
      {actions.conflict && review ? <ConflictNotice conflict={actions.conflict} actions={actions} /> : null}
      <PaneSummary header={header} review={review} />
      {analysis ? (
        <VerdictSection
          verdict={analysis.verdict}
          review={review ?? UNTOUCHED_REVIEW}
          filter={header.filterVersion}
          corpus={header.corpus.id}
          trajectory={header.id}
        />
      ) : (
        <HiddenPart title="Verdict" />
      )}
      {review ? <OverrideForm review={review} actions={actions} noteWish={noteWish} /> : <AnsweredInQueue />}
      {isDrawn ? <PaneRest detail={detail} actions={actions} gate={gate} /> : null}
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
