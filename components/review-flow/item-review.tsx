"use client";
import { type ReactNode, useState } from "react";
import type { Hint } from "@/components/trajectory/key-bar";
import { ReaderFrame } from "@/components/trajectory/reader-frame";
import type { Panes } from "@/components/trajectory/use-panes";
import { latePart } from "@/components/ui/late-part";
import { showToast } from "@/components/ui/toast";
import type { HeldItem } from "@/lib/client/flow-state";
import type { ReviewSession } from "@/lib/client/review-session";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import type { QueueMode } from "@/lib/domain/queue";
import type { RefusedTries } from "./answer-form";
import { AnswerPane } from "./answer-pane";
import { useAnswerKeys } from "./use-answer-keys";

// Only narrow windows have it. What stands behind it in the line stands at its place before it is here.
const AnswerSummary = latePart(
  () => import("./answer-summary").then((module) => module.AnswerSummary),
  <div className="flex-1" />,
);

const ANSWERING: readonly Hint[] = [
  { ids: ["verdict.choose"], word: "answer" },
  { ids: ["item.submit"], word: "submit and next" },
  { ids: ["item.skip"], word: "skip" },
  { ids: ["item.undo"], word: "undo" },
];

const SUGGESTED: readonly Hint[] = [{ ids: ["item.accept"], word: "accept" }, ...ANSWERING];

interface ItemReviewProps {
  held: HeldItem;
  mode: QueueMode;
  /** What a blind queue keeps from this item where this one, assisted, hides nothing. */
  owed: readonly HiddenLayer[];
  session: ReviewSession;
  panes: Panes;
  isBusy: boolean;
  /** What stands above and below the answer: answers that met trouble, and the last one to look back at. */
  before: ReactNode;
  after: ReactNode;
}

/** One item: the reader with a right pane that asks. */
export function ItemReview({ held, mode, owed, session, panes, isBusy, before, after }: ItemReviewProps) {
  const [noteWish, setNoteWish] = useState(0);
  const [showWish, setShowWish] = useState(0);
  const [refused, setRefused] = useState<RefusedTries>({ times: 0, answers: undefined });
  const flags = held.item.questions.find((question) => question.kind === "flags");
  const onShow = () => {
    panes.showRight();
    setShowWish((wish) => wish + 1);
  };
  const acts = useAnswerKeys({
    session,
    onShow,
    onRefused: (says, answers) => {
      // What comes on screen together with its words is often not read out.
      if (!(panes.isWide ? panes.review.isOpen : panes.isSheetOpen)) showToast({ message: says });
      setRefused(({ times }) => ({ times: times + 1, answers }));
      onShow();
    },
    onNote: () => setNoteWish(noteWish + 1),
  });

  return (
    <ReaderFrame
      header={held.item.detail.header}
      panes={panes}
      right={
        <AnswerPane
          held={held}
          mode={mode}
          owed={owed}
          isBusy={isBusy}
          noteWish={noteWish}
          showWish={showWish}
          refused={refused}
          onChange={session.change}
          onSubmit={acts.submit}
          onAccept={acts.accept}
          before={before}
          after={after}
        />
      }
      summary={<AnswerSummary held={held} isBusy={isBusy} onSubmit={acts.submit} />}
      hints={mode === "assisted" && held.item.suggestion ? SUGGESTED : ANSWERING}
      {...(flags ? { tags: flags.options } : {})}
      onItem={(direction) => {
        if (!session.move(direction === "next" ? 1 : -1))
          showToast({
            message:
              direction === "next"
                ? "You hold no item after this one. Answer or skip one to be given another."
                : "This is the first item that you hold.",
          });
      }}
    />
  );
}
