"use client";
import { useEffect, useEffectEvent } from "react";
import { useCommentActs } from "@/components/comment/use-comment-acts";
import { useStepLabelActs } from "@/components/step-label/use-step-label-acts";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { ofStepKeys, type StepKey, takeHeldPresses } from "./held-step-keys";
import { useReaderFacts } from "./reader-context";

/** The keys that say something of a step: its labels, and comments on it and on its words. */
export function StepKeys({ onShow }: { onShow: () => void }) {
  const { id, store } = useReaderFacts();
  const labels = useStepLabelActs();
  const acts: Record<StepKey, (step: number) => void> = { ...labels.acts, ...useCommentActs({ onShow }) };
  const doHeld = useEffectEvent(() => {
    for (const { key, step } of takeHeldPresses(id)) acts[key](step);
  });
  useEffect(() => doHeld(), []);
  const setPressed = useEffectEvent(labels.setPressed);
  useEffect(() => {
    if (!labels.isAwaited) setPressed();
  }, [labels.isAwaited]);

  useHotkeys(
    ofStepKeys((key) => {
      // What was held before it is set before it.
      const isNext = !labels.hasWaiting();
      acts[key](store.get().focus);
      if (isNext) labels.setPressed();
    }),
  );

  return null;
}
