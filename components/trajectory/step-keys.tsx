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
  const acts: Record<StepKey, (step: number) => void> = { ...useStepLabelActs(), ...useCommentActs({ onShow }) };
  const doHeld = useEffectEvent(() => {
    for (const { key, step } of takeHeldPresses(id)) acts[key](step);
  });
  useEffect(() => doHeld(), []);

  useHotkeys(ofStepKeys((key) => acts[key](store.get().focus)));

  return null;
}
