"use client";
import { useCommentKeys } from "@/components/comment/use-comment-keys";
import { useStepLabelKeys } from "@/components/step-label/use-step-label-keys";

/** The keys that say something of a step: its labels, and comments on it and on its words. */
export function StepKeys({ onShow }: { onShow: () => void }) {
  useStepLabelKeys();
  useCommentKeys({ onShow });

  return null;
}
