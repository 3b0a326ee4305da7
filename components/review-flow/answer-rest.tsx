"use client";
import { CommentsSection } from "@/components/comment/comments-section";
import { RecordSection } from "@/components/review/record-section";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import { BlindNote } from "./blind-note";
import { MachineSections } from "./machine-sections";
import { OwedNote } from "./owed-note";

interface AnswerRestProps {
  detail: TrajectoryDetail;
  /** What a blind queue keeps from this page. */
  blind: readonly HiddenLayer[];
  /** What another queue, which is blind, keeps from it where this one hides nothing. */
  owed: readonly HiddenLayer[];
}

/** What stands below the questions: what is hidden, remarks, what is not hidden, and where the item comes from. */
export function AnswerRest({ detail, blind, owed }: AnswerRestProps) {
  return (
    <>
      <BlindNote hidden={blind} />
      <OwedNote owed={owed} />
      <CommentsSection />
      <MachineSections detail={detail} />
      <RecordSection header={detail.header} outline={detail.outline} isRawHidden={detail.hidden.length > 0} />
    </>
  );
}
