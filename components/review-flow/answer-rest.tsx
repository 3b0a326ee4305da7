"use client";
import { CommentsSection } from "@/components/comment/comments-section";
import { RecordSection } from "@/components/review/record-section";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import { BlindNote } from "./blind-note";
import { MachineSections } from "./machine-sections";

interface AnswerRestProps {
  detail: TrajectoryDetail;
  /** What a blind queue keeps from this page. */
  blind: readonly HiddenLayer[];
}

/** What stands below the questions: what is hidden, remarks, what is not hidden, and where the item comes from. */
export function AnswerRest({ detail, blind }: AnswerRestProps) {
  return (
    <>
      <BlindNote hidden={blind} />
      <CommentsSection />
      <MachineSections detail={detail} />
      <RecordSection header={detail.header} outline={detail.outline} isRawHidden={detail.hidden.length > 0} />
    </>
  );
}
