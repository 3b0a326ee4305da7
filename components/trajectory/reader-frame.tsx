"use client";
import { type ReactNode, useEffect, useState } from "react";
import { latePart } from "@/components/ui/late-part";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import type { AnswerOption } from "@/lib/domain/question";
import { HeldStepKeys } from "./held-step-keys";
import type { Hint } from "./key-bar";
import { useReader } from "./reader-context";
import { ReaderLayout } from "./reader-layout";
import { StepsPane } from "./steps-pane";
import { UnseenInText } from "./unseen-in-text";
import type { Panes } from "./use-panes";
import { useReaderKeys } from "./use-reader-keys";
import { type Reading, useReading } from "./use-reading";
import { fetchWordsSelected } from "./words-selected";

// Read by who looks for a key, once there is something to press it for.
const KeyBar = latePart(
  () => import("./key-bar").then((module) => module.KeyBar),
  <div className="hidden h-7 shrink-0 border-t border-line bg-surface narrow:block" />,
);
// Seldom pressed before its code is here, and kept until then.
const StepKeys = latePart(() => import("./step-keys").then((module) => module.StepKeys), <HeldStepKeys />);
// Each begins with a key after which the person types, so it is here before that.
const goToDialog = () => import("./go-to-dialog").then((module) => module.GoToDialog);
const GoToDialog = latePart(goToDialog);
const wordMarking = () => import("@/components/comment/word-marking").then((module) => module.WordMarking);
const WordMarking = latePart(wordMarking);

interface ReaderFrameProps {
  header: TrajectoryHeader;
  panes: Panes;
  /** Stands at the left in place of the outline, where there is room. */
  left?: ReactNode;
  right: ReactNode;
  /** The right pane in one line, where it is a sheet. */
  summary: ReactNode;
  /** Keys of the right pane that help most. */
  hints: readonly Hint[];
  onItem: (direction: "next" | "previous") => void;
  /** What the digits tag marked words with, where a queue names its own. */
  tags?: readonly AnswerOption[];
}

/** An open trajectory with its panes and keys: the same in the reader and in a review. */
export function ReaderFrame(props: ReaderFrameProps) {
  const reading = useReading(props.header);

  return (
    <UnseenInText chunks={reading.bodies.chunks}>
      <Frame {...props} reading={reading} />
    </UnseenInText>
  );
}

interface FrameProps extends ReaderFrameProps {
  reading: Reading;
}

function Frame({ header, panes, left, right, summary, hints, onItem, tags, reading }: FrameProps) {
  const [isAsking, setAsking] = useState(false);
  const isMarking = useReader((state) => state.isMarking);
  useEffect(() => {
    // What does not come now is asked for again when it is needed.
    for (const load of [goToDialog, wordMarking, fetchWordsSelected]) load().catch(() => undefined);
  }, []);
  useReaderKeys({
    onGoTo: () => setAsking(true),
    onItem,
    onLeft: panes.toggleLeft,
    onRight: panes.toggleRight,
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ReaderLayout
        panes={panes}
        {...(left ? { left } : {})}
        centre={<StepsPane header={header} reading={reading} />}
        right={right}
        summary={summary}
      />
      <StepKeys onShow={panes.showRight} />
      <KeyBar bodies={reading.bodies} hints={hints} tags={tags} />
      {isMarking ? <WordMarking tags={tags} /> : null}
      {isAsking ? <GoToDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
