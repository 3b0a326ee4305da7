"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { notSaved } from "@/components/trajectory/not-saved";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { setStepLabelOptions, stepLabelsOptions } from "@/lib/client/step-labels";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { StepLabelValue } from "@/lib/contract/comments";

/** What the keys of the step labels do with a step; the same key again takes the label back. */
export function useStepLabelActs() {
  const { id, outline } = useReaderFacts();
  const client = useQueryClient();
  const labels = useQuery(stepLabelsOptions(id)).data ?? [];
  const setting = useHeardMutation(setStepLabelOptions(client, id));

  function press(label: StepLabelValue, step: number): void {
    if (outline.steps.length === 0) return;
    const old = labels.find((item) => item.isMine && item.step === step);
    setting.mutate(
      { step, label: old?.label === label ? null : label },
      { onError: (error, isHere) => reportFailure(notSaved("The step label", isHere), error) },
    );
  }

  return {
    "label.good": (step: number) => press("good", step),
    "label.bad": (step: number) => press("bad", step),
    "label.neutral": (step: number) => press("neutral", step),
    "label.first-wrong": (step: number) => press("first_wrong", step),
  };
}
