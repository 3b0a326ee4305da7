"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Screen } from "@/components/shell/screen";
import { fetchAnswers } from "@/components/trajectory/late-answers";
import { OpenTrajectory } from "@/components/trajectory/open-trajectory";
import { longOutlineSteps } from "@/components/trajectory/outline-steps";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { ReaderTools } from "@/components/trajectory/reader-tools";
import { longStepList } from "@/components/trajectory/step-list";
import { usePanes } from "@/components/trajectory/use-panes";
import { latePart } from "@/components/ui/late-part";
import { type FlowState, lastThatCounts, shownItem } from "@/lib/client/flow-state";
import type { Owner } from "@/lib/client/own-store";
import type { ReviewSession } from "@/lib/client/review-session";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMay } from "@/lib/client/use-me";
import type { Queue } from "@/lib/contract/queues";
import { DEFAULT_LAYERS } from "@/lib/domain/reader-link";
import { FlowBar } from "./flow-bar";
import { FlowCrumbs } from "./flow-crumbs";
import { ItemReview } from "./item-review";
import { LoadingItem } from "./loading-item";
import { owedLayers } from "./owed-layers";
import { QueueFault } from "./queue-fault";
import { useLookBack } from "./use-look-back";
import { useSession, useUnsent } from "./use-session";

// Stands alone on the screen, once nothing is left to read.
const queueDone = () => import("./queue-done").then((module) => module.QueueDone);
const QueueDone = latePart(queueDone, <ReaderSkeleton />);
// Looked at after an answer, so its code comes after the page's.
const lookBack = () => import("./look-back").then((module) => module.LookBack);
const LookBack = latePart(lookBack, <ReaderSkeleton />);
// Nothing was answered yet when the first item is shown, and few answers are refused.
const lastAnswerStrip = () => import("./last-answer-strip").then((module) => module.LastAnswerStrip);
const LastAnswerStrip = latePart(lastAnswerStrip);
const LostAnswers = latePart(() => import("./lost-answers").then((module) => module.LostAnswers));
// Read once in a while: its code comes after the page's.
const InstructionsDialog = latePart(() => import("./instructions-dialog").then((module) => module.InstructionsDialog));

const START = { mode: "story", layers: DEFAULT_LAYERS } as const;

/** One person's way through one queue, item after item. */
export function ReviewFlow({ queue, owner }: { queue: Queue; owner: Owner }) {
  const { session, state } = useSession(queue.id, owner);
  const { unsent, isStalled } = useUnsent(queue.id, owner);
  const [isReadingInstructions, setReadingInstructions] = useState(false);
  const waiting = unsent.filter((entry) => entry.state.kind === "waiting");
  const notTaken = unsent.filter((entry) => entry.state.kind !== "waiting");
  const held = shownItem(state);
  const rewardIs = useMay("read_reward") ? "readable" : "withheld";
  const owed = queue.mode === "assisted" ? owedLayers(held?.item.hidden ?? [], rewardIs) : [];
  const panes = usePanes();
  const last = lastThatCounts(state.last);
  const { isLookingBack, answerIs, ...back } = useLookBack(last, { unsent, isStalled });
  useEffect(fetchAhead, []);
  useEffect(() => session.lookAway(isLookingBack), [session, isLookingBack]);
  const hasInstructions = queue.instructions.trim() !== "";
  const lookBack = () => {
    // The one before would be revealed, and the one that is being saved meant.
    if (session.rests()) return;
    panes.showRight();
    back.lookBack();
  };
  useHotkeys({
    "item.undo": () => void session.undo(),
    // Here, as the strip is in a pane that may be closed.
    ...(last?.isBlind ? { "item.reveal": isLookingBack ? back.leave : lookBack } : {}),
    ...(hasInstructions ? { "item.instructions": () => setReadingInstructions(true) } : {}),
  });
  const lost =
    notTaken.length > 0 ? (
      <LostAnswers
        entries={notTaken}
        onFileAsExtra={(commit) => void session.fileAsExtra(commit)}
        onSendAgain={(commit) => void session.sendAgain(commit)}
        onReopen={(commit) => {
          back.leave();
          void session.reopen(commit);
        }}
        onDrop={(commit) => void session.drop(commit)}
      />
    ) : null;
  const crumbs = (
    <FlowCrumbs queue={queue} progress={state.progress} unsent={waiting.length} held={state.items.length} />
  );
  const bar = (tools: ReactNode) => (
    <FlowBar
      tools={tools}
      item={held?.item}
      mode={queue.mode}
      owed={owed}
      draftPlace={state.draftPlace}
      hasAnswer={held !== undefined && Object.keys(held.draft.answers).length > 0}
      refusal={state.refusal}
      waiting={isStalled ? waiting.length : 0}
      hasInstructions={hasInstructions}
      onInstructions={() => setReadingInstructions(true)}
    />
  );
  const dialog = isReadingInstructions ? (
    <InstructionsDialog
      name={queue.name}
      instructions={queue.instructions}
      onClose={() => setReadingInstructions(false)}
    />
  ) : null;

  const lastStrip = last ? (
    <LastAnswerStrip
      key={last.commit}
      last={last}
      isDelivered={answerIs === "delivered"}
      // No next item reveals it, and a closed queue hides nothing any more.
      isEnd={!held && state.nothing !== "closed"}
      cause={back.cause}
      onCause={back.setCause}
      onUndo={() => void session.undo()}
      onLookBack={lookBack}
    />
  ) : null;
  const item = held ? (
    <>
      {bar(<ReaderTools />)}
      <ItemReview
        held={held}
        mode={queue.mode}
        owed={owed}
        session={session}
        panes={panes}
        isBusy={state.isBusy}
        before={lost}
        after={lastStrip}
      />
    </>
  ) : (
    <>
      {bar(null)}
      {lost}
      <WithoutItem queue={queue} session={session} state={state} last={lastStrip} />
    </>
  );
  const shown = isLookingBack ? null : item;

  return (
    <Screen crumbs={crumbs}>
      {/* Stays while a person looks back: the step and the words that they cite are kept in it. */}
      {held ? (
        <OpenTrajectory key={held.item.item} detail={held.item.detail} link={START}>
          {shown}
        </OpenTrajectory>
      ) : (
        shown
      )}
      {last && isLookingBack ? (
        <LookBack
          key={last.commit}
          last={last}
          answerIs={answerIs}
          panes={panes}
          cause={back.cause}
          onCause={back.setCause}
          trouble={lost}
          backTo={held ? "Back to the current item" : "Back"}
          onBack={back.leave}
        />
      ) : null}
      {dialog}
    </Screen>
  );
}

/** Long items, the last answer and the end of the queue are shown without a network too. What fails now is asked for when it is needed. */
function fetchAhead(): void {
  for (const load of [lastAnswerStrip, lookBack, fetchAnswers, longStepList, longOutlineSteps, queueDone])
    void load().catch(() => undefined);
}

interface WithoutItemProps {
  queue: Queue;
  session: ReviewSession;
  state: FlowState;
  last: ReactNode;
}

function WithoutItem({ queue, session, state, last }: WithoutItemProps) {
  if (state.phase.kind === "failed")
    return <QueueFault error={state.phase.error} onRetry={() => void session.refill()} />;
  if (state.phase.kind === "loading") return <LoadingItem />;

  return (
    <QueueDone
      queue={queue}
      nothing={state.nothing}
      last={last}
      progress={state.progress}
      onCheck={() => void session.refill()}
    />
  );
}
