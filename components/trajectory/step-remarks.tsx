"use client";
import { CommentCount } from "@/components/comment/comment-count";
import { StepLabelMarks } from "@/components/step-label/step-label-marks";

/** What people say of a step, in its gutter. */
export function StepRemarks({ step }: { step: number }) {
  return (
    <>
      <StepLabelMarks step={step} />
      <CommentCount step={step} />
    </>
  );
}
