"use client";
import { CommentsSection } from "@/components/comment/comments-section";
import { RecordSection } from "@/components/review/record-section";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { MachineSections } from "./machine-sections";

/** What stands below the questions: remarks, what is not hidden, and where the item comes from. */
export function AnswerRest({ detail }: { detail: TrajectoryDetail }) {
  return (
    <>
      <CommentsSection />
      <MachineSections detail={detail} />
      <RecordSection header={detail.header} outline={detail.outline} isRawHidden={detail.hidden.length > 0} />
    </>
  );
}
