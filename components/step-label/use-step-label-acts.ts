"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { notSaved } from "@/components/trajectory/not-saved";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { afterSet, setStepLabelOptions, stepLabelsOptions } from "@/lib/client/step-labels";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { StepLabelValue } from "@/lib/contract/comments";

interface Press {
  readonly label: StepLabelValue;
  readonly step: number;
}

/**
 * What the keys of the step labels do with a step; the same key again takes the label back. Presses are set in their order:
 * those that were held once it is known what they take back.
 */
export function useStepLabelActs() {
  const { id, outline } = useReaderFacts();
  const client = useQueryClient();
  const asked = useQuery(stepLabelsOptions(id));
  const setting = useHeardMutation(setStepLabelOptions(client, id));
  const waiting = useRef<readonly Press[]>([]);
  // Where they fail, or there is no network, nobody waits for them.
  const isAwaited = asked.isLoading && asked.failureCount === 0;

  function press(label: StepLabelValue, step: number): void {
    waiting.current = [...waiting.current, { label, step }];
  }

  function setPressed(): void {
    const presses = waiting.current;
    waiting.current = [];
    if (outline.steps.length === 0) return;
    // What one press leaves is what the next finds, before either is drawn.
    let labels = asked.data ?? [];
    for (const { label, step } of presses) {
      const old = labels.find((item) => item.isMine && item.step === step);
      const body = { step, label: old?.label === label ? null : label };
      labels = afterSet(labels, body);
      setting.mutate(body, {
        onError: (error, isHere) => reportFailure(notSaved("The step label", isHere), error),
      });
    }
  }

  return {
    acts: {
      "label.good": (step: number) => press("good", step),
      "label.bad": (step: number) => press("bad", step),
      "label.neutral": (step: number) => press("neutral", step),
      "label.first-wrong": (step: number) => press("first_wrong", step),
    },
    isAwaited,
    hasWaiting: () => waiting.current.length > 0,
    setPressed,
  };
}
