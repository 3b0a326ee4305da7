"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import type { Hint } from "@/components/trajectory/key-bar";
import { OpenTrajectory } from "@/components/trajectory/open-trajectory";
import { ReaderFrame } from "@/components/trajectory/reader-frame";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { ReaderTools } from "@/components/trajectory/reader-tools";
import type { Panes } from "@/components/trajectory/use-panes";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { showToast } from "@/components/ui/toast";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { KEYS } from "@/lib/client/keys";
import { revealOptions } from "@/lib/client/review-flow";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { LastAnswer } from "@/lib/contract/last-answer";
import type { Reveal } from "@/lib/contract/review-flow";
import { DEFAULT_LAYERS } from "@/lib/domain/reader-link";
import { answersText } from "./answer-words";
import { differingGates, firstCauseState } from "./gate-cause";
import { LookBackPane } from "./look-back-pane";

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

interface LookBackProps {
  last: LastAnswer;
  /** Whether the server has the answer: before that there is nothing to reveal. */
  isDelivered: boolean;
  panes: Panes;
  /** What is open behind it, in the words of the way back. */
  backTo: string;
  onBack: () => void;
}

/** The item answered before, in the place of the one that is open, with what was hidden; all keys are about it. */
export function LookBack({ last, isDelivered, panes, backTo, onBack }: LookBackProps) {
  const query = useQuery({ ...revealOptions(last.commit), enabled: isDelivered });
  const { data } = query;
  useHotkeys({ "item.reveal": onBack });
  const bar = (tools: ReactNode) => <LookBackBar backTo={backTo} tools={tools} onBack={onBack} />;
  if (data)
    return (
      <OpenTrajectory detail={data.detail} link={START}>
        {bar(<ReaderTools />)}
        <Opened last={last} reveal={data} panes={panes} backTo={backTo} onBack={onBack} />
      </OpenTrajectory>
    );

  return (
    <>
      {bar(null)}
      {query.isError ? (
        <RequestError title="It could not be revealed" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className="min-h-0 flex-1">
          {isDelivered ? null : (
            <p role="status" className="px-4 py-2 text-ink-2">
              It is revealed once the server has your answer.
            </p>
          )}
          <ReaderSkeleton />
        </div>
      )}
    </>
  );
}

interface LookBackBarProps extends Pick<LookBackProps, "backTo" | "onBack"> {
  tools: ReactNode;
}

function LookBackBar({ backTo, tools, onBack }: LookBackBarProps) {
  const key = useKeyOf("item.reveal");

  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-4 py-1 text-table">
      <h2 className="text-section">Your last item</h2>
      <Button size="small" onClick={onBack}>
        {backTo} {key ? <Kbd keys={key} /> : null}
      </Button>
      <span className="flex-1" />
      {tools}
    </div>
  );
}

interface OpenedProps extends Omit<LookBackProps, "isDelivered"> {
  reveal: Reveal;
}

function Opened({ last, reveal, panes, backTo, onBack }: OpenedProps) {
  const client = useQueryClient();
  const [cause, setCause] = useState(() => firstCauseState(reveal));
  const gates = differingGates(reveal);
  const isAskedWhy = gates !== undefined && cause.kind === "asking";
  useEffect(() => {
    // Remarks were asked for while those of others were hidden. Steps never change.
    for (const part of ["comments", "step-labels"])
      void client.invalidateQueries({ queryKey: [...KEYS.trajectory, last.trajectory, part] });
  }, [client, last.trajectory]);

  return (
    <ReaderFrame
      header={reveal.detail.header}
      panes={panes}
      right={<LookBackPane last={last} reveal={reveal} gates={gates} cause={cause} onCause={setCause} />}
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
