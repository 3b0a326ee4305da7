"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { notSaved } from "@/components/trajectory/not-saved";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { setStepLabelOptions, stepLabelsOptions } from "@/lib/client/step-labels";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { StepLabelValue } from "@/lib/contract/comments";

/** The keys that label the step in focus; the same key again takes the label back. */
export function useStepLabelKeys(): void {
  const { id, outline, store } = useReaderFacts();
  const client = useQueryClient();
  const labels = useQuery(stepLabelsOptions(id)).data ?? [];
  const setting = useHeardMutation(setStepLabelOptions(client, id));

  function press(label: StepLabelValue): void {
    const { focus: step } = store.get();
    if (outline.steps.length === 0) return;
    const old = labels.find((item) => item.isMine && item.step === step);
    setting.mutate(
      { step, label: old?.label === label ? null : label },
      { onError: (error, isHere) => reportFailure(notSaved("The step label", isHere), error) },
    );
  }

  useHotkeys({
    "label.good": () => press("good"),
    "label.bad": () => press("bad"),
    "label.neutral": () => press("neutral"),
    "label.first-wrong": () => press("first_wrong"),
  });
}
