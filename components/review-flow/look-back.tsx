"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { RequestError } from "@/components/shell/request-error";
import type { Hint } from "@/components/trajectory/key-bar";
import { OpenTrajectory } from "@/components/trajectory/open-trajectory";
import { ReaderFrame } from "@/components/trajectory/reader-frame";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { ReaderTools } from "@/components/trajectory/reader-tools";
import type { Panes } from "@/components/trajectory/use-panes";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { showToast } from "@/components/ui/toast";
import { useBackCloses } from "@/components/ui/use-back-closes";
import { KEYS } from "@/lib/client/keys";
import { revealOptions } from "@/lib/client/review-flow";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { LastAnswer } from "@/lib/contract/last-answer";
import type { Reveal } from "@/lib/contract/review-flow";
import { DEFAULT_LAYERS } from "@/lib/domain/reader-link";
import { answersText } from "./answer-words";
import { type CauseState, differingGates, firstCauseState } from "./gate-cause";
import { LookBackBar } from "./look-back-bar";
import { LookBackPane } from "./look-back-pane";
import type { AnswerPlace } from "./use-look-back";

const START = { mode: "story", layers: DEFAULT_LAYERS } as const;

const LOOKING: readonly Hint[] = [
  { ids: ["item.would-change"], word: "would change" },
  { ids: ["item.would-keep"], word: "would keep" },
  { ids: ["item.reveal"], word: "back" },
];

const ASKED_WHY: readonly Hint[] = [
  { ids: ["verdict.choose"], word: "why the judge differs" },
  { ids: ["item.submit"], word: "leave it open" },
  ...LOOKING,
];

const WAITING = {
  "on its way": "It is revealed once the server has your answer.",
  "without a network": "Your answer waits for the network. It is revealed once the server has it.",
} as const satisfies Record<Exclude<AnswerPlace, "delivered">, string>;

interface LookBackProps {
  last: LastAnswer;
  answerIs: AnswerPlace;
  panes: Panes;
  /** What the person said of why the judge differs since they came to this queue. */
  cause: CauseState | undefined;
  onCause: (cause: CauseState) => void;
  /** Earlier answers that were not taken: what is beside the open item is not on screen. */
  trouble: ReactNode;
  /** What is open behind it, in the words of the way back. */
  backTo: string;
  onBack: () => void;
}

/** The item answered before, in the place of the one that is open, with what was hidden; all keys are about it. */
export function LookBack({ last, answerIs, panes, cause, onCause, trouble, backTo, onBack }: LookBackProps) {
  const query = useQuery({ ...revealOptions(last.commit), enabled: answerIs === "delivered" });
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const [toolsPlace, setToolsPlace] = useState<HTMLDivElement | null>(null);
  const [hadToWait] = useState(answerIs !== "delivered");
  useBackCloses(true, onBack);
  // The open question, else the strip that led here.
  useEffect(() => () => focusIfLost(document.querySelector("[data-field-key][aria-current], [data-last-answer]")), []);
  const retry = () => {
    // The button that was pressed goes, and would let go of the keyboard.
    heading.current?.focus();
    void query.refetch();
  };

  return (
    <>
      {/* Stays while the item arrives below it: the keyboard may stand in it. */}
      <LookBackBar backTo={backTo} heading={heading} tools={setToolsPlace} onBack={onBack} />
      {trouble}
      {hadToWait ? (
        <p role="status" className={answerIs === "delivered" ? "sr-only" : "px-4 py-2 text-ink-2"}>
          {answerIs === "delivered" ? data && "It is revealed now." : WAITING[answerIs]}
        </p>
      ) : null}
      {data ? (
        <OpenTrajectory detail={data.detail} link={START}>
          {toolsPlace ? createPortal(<ReaderTools />, toolsPlace) : null}
          <Opened {...{ last, panes, backTo, onBack, onCause }} reveal={data} cause={cause ?? firstCauseState(data)} />
        </OpenTrajectory>
      ) : null}
      {query.isLoadingError ? (
        <RequestError title="It could not be revealed" error={query.error} onRetry={retry} />
      ) : null}
      {query.isPending ? (
        <div className="min-h-0 flex-1">
          <ReaderSkeleton />
        </div>
      ) : null}
    </>
  );
}

interface OpenedProps extends Pick<LookBackProps, "last" | "panes" | "onCause" | "backTo" | "onBack"> {
  reveal: Reveal;
  cause: CauseState;
}

function Opened({ last, reveal, panes, cause, onCause, backTo, onBack }: OpenedProps) {
  const client = useQueryClient();
  const gates = differingGates(reveal);
  const isAskedWhy = gates !== undefined && cause.kind === "asking";
  const isPaneShown = panes.isWide ? panes.review.isOpen : panes.isSheetOpen;
  const { showRight } = panes;
  // What these would answer is out of sight: the first press shows it.
  useHotkeys(
    isPaneShown
      ? {}
      : {
          ...{ "item.would-change": showRight, "item.would-keep": showRight },
          ...(isAskedWhy ? { "verdict.choose": showRight, "item.submit": showRight } : {}),
        },
  );
  useEffect(() => {
    // Remarks were asked for while those of others were hidden. Steps never change.
    for (const part of ["comments", "step-labels"])
      void client.invalidateQueries({ queryKey: [...KEYS.trajectory, last.trajectory, part] });
  }, [client, last.trajectory]);

  return (
    <ReaderFrame
      header={reveal.detail.header}
      panes={panes}
      right={<LookBackPane {...{ last, reveal, gates, cause, onCause }} hasKeys={isPaneShown} />}
      summary={
        <>
          <p className="min-w-0 flex-1 truncate text-ink-2">{answersText(last.questions, last.answers)}</p>
          <Button size="small" onClick={onBack}>
            {backTo}
          </Button>
        </>
      }
      hints={isAskedWhy ? ASKED_WHY : LOOKING}
      onItem={(direction) => {
        if (direction === "next") onBack();
        else showToast({ message: "Only your last item is shown here. Earlier ones are in the reader." });
      }}
    />
  );
}
