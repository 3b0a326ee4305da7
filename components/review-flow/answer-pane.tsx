"use client";
import type { ReactNode } from "react";
import { latePart } from "@/components/ui/late-part";
import type { HeldItem } from "@/lib/client/flow-state";
import type { AnswerDraft } from "@/lib/domain/answer-draft";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import type { QueueMode } from "@/lib/domain/queue";
import { AnswerForm, type RefusedTries } from "./answer-form";

// Below the questions: its code comes once they are drawn, and moves nothing above it.
const AnswerRest = latePart(() => import("./answer-rest").then((module) => module.AnswerRest));

interface AnswerPaneProps {
  held: HeldItem;
  mode: QueueMode;
  /** What a blind queue keeps from this item where this one, assisted, hides nothing. */
  owed: readonly HiddenLayer[];
  isBusy: boolean;
  noteWish: number;
  showWish: number;
  refused: RefusedTries;
  onChange: (draft: AnswerDraft) => void;
  onSubmit: () => void;
  onAccept: () => void;
  before: ReactNode;
  after: ReactNode;
}

/** The right pane of a review: the questions, what is not hidden, and where the item comes from. */
export function AnswerPane({ held, mode, owed, before, after, ...form }: AnswerPaneProps) {
  const { item, draft, isLapsed } = held;

  return (
    <div className="relative h-full overflow-y-auto bg-bg">
      {before}
      {isLapsed ? <LapsedNote /> : null}
      {item.seenBefore.length > 0 ? <SeenNote seenBefore={item.seenBefore} /> : null}
      <AnswerForm
        questions={item.questions}
        draft={draft}
        suggestion={mode === "assisted" ? item.suggestion : undefined}
        {...form}
      />
      {after}
      <AnswerRest detail={item.detail} blind={mode === "blind" ? item.hidden : []} owed={owed} />
    </div>
  );
}

/** Before the answer is given, as it changes what the answer is worth. */
function SeenNote({ seenBefore }: { seenBefore: readonly HiddenLayer[] }) {
  // Another rollout of the problem shows it, too.
  const isRewardOnly = seenBefore.every((layer) => layer === "reward");
  const seen = seenBefore.includes("judge") ? "the judge" : "some of what is hidden here";
  const opened = isRewardOnly
    ? "You opened an attempt at this problem before with the reward spec in sight"
    : `You opened this before with ${seen} in sight`;

  return (
    <p className="border-b border-line px-3.5 py-2.5 text-ink-2">{opened}: your answer counts, but not as blind.</p>
  );
}

function LapsedNote() {
  return (
    <p role="status" className="border-b border-line bg-subtask-soft px-3.5 py-2.5 text-ink">
      You no longer hold this item: you were away, or you answered it in another tab. What you chose here is kept;
      submit it all the same. If it cannot be filed, you choose what becomes of it.
    </p>
  );
}
