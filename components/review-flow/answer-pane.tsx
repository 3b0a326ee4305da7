"use client";
import type { ReactNode } from "react";
import { latePart } from "@/components/ui/late-part";
import type { HeldItem } from "@/lib/client/flow-state";
import type { AnswerDraft } from "@/lib/domain/answer-draft";
import type { QueueMode } from "@/lib/domain/queue";
import { AnswerForm } from "./answer-form";
import { BlindNote } from "./blind-note";

// Below the questions: its code comes once they are drawn, and moves nothing above it.
const AnswerRest = latePart(() => import("./answer-rest").then((module) => module.AnswerRest));

interface AnswerPaneProps {
  held: HeldItem;
  mode: QueueMode;
  isBusy: boolean;
  noteWish: number;
  showWish: number;
  onChange: (draft: AnswerDraft) => void;
  onSubmit: () => void;
  onAccept: () => void;
  before: ReactNode;
  after: ReactNode;
}

/** The right pane of a review: the questions, what is not hidden, and where the item comes from. */
export function AnswerPane({ held, mode, before, after, ...form }: AnswerPaneProps) {
  const { item, draft, isLapsed } = held;

  return (
    <div className="relative h-full overflow-y-auto bg-bg">
      {before}
      {isLapsed ? <LapsedNote /> : null}
      <AnswerForm
        questions={item.questions}
        draft={draft}
        suggestion={mode === "assisted" ? item.suggestion : undefined}
        {...form}
      />
      {after}
      {mode === "blind" ? <BlindNote hidden={item.hidden} /> : null}
      <AnswerRest detail={item.detail} />
    </div>
  );
}

function LapsedNote() {
  return (
    <p role="status" className="border-b border-line bg-subtask-soft px-3.5 py-2.5 text-ink">
      You hold this item no more: you were away, or you answered it in another tab. What you chose here is kept: submit
      it all the same. If it cannot be filed, you choose what becomes of it.
    </p>
  );
}
