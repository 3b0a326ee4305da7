"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { answersText } from "@/components/review-flow/answer-words";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { inTask } from "@/components/trajectory/not-saved";
import { OpenTrajectory } from "@/components/trajectory/open-trajectory";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { ReaderTools } from "@/components/trajectory/reader-tools";
import { usePanes } from "@/components/trajectory/use-panes";
import { showToast } from "@/components/ui/toast";
import { type ConflictState, conflictOptions, undoSettleOptions } from "@/lib/client/adjudications";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useIsHere } from "@/lib/client/use-is-here";
import type { ConflictItem } from "@/lib/contract/adjudication";
import { DEFAULT_LAYERS } from "@/lib/domain/reader-link";
import { AdjudicationBar } from "./adjudication-bar";
import { ConflictList } from "./conflict-list";
import { ConflictReader } from "./conflict-reader";
import { attemptWords } from "./item-words";
import { nextList } from "./list-look";
import { NothingToSettle } from "./nothing-to-settle";
import { useConflicts } from "./use-conflicts";

const PANES = {
  left: { id: "conflicts", first: 224, least: 168, most: 420 },
  right: { id: "sides", first: 392, least: 300, most: 720 },
} as const;
const settlementOf = (item: string): string => `settlement ${item}`;

const START = { mode: "story", layers: DEFAULT_LAYERS } as const;

export interface AdjudicationPlace {
  readonly state: ConflictState;
  readonly item: string | null;
}

interface AdjudicationProps extends AdjudicationPlace {
  queue: string;
  onPlace: (place: AdjudicationPlace) => void;
}

/** Disagreements of a queue, one after another. */
export function Adjudication({ queue, state, item: asked, onPlace }: AdjudicationProps) {
  const conflicts = useConflicts(queue, state, asked);
  const { pages, items, current, place, counts, leavesOut, questions, neighbour } = conflicts;
  const panes = usePanes(PANES);
  const [last, setLast] = useState<readonly { item: string; event: string }[]>([]);
  // The way back of a notice may be taken on another screen, whose address is its own.
  const isHere = useIsHere();
  const undo = useHeardMutation(undoSettleOptions(useQueryClient(), queue));

  const move = (direction: "next" | "previous") => {
    const item = neighbour(direction);
    if (item) onPlace({ state, item });
    else showToast({ message: direction === "next" ? "This is the last item." : "This is the first item." });
  };

  /** The words of a task may be those of the next item, too. */
  const whichOf = (item: ConflictItem) => [inTask(item.query), attemptWords(item, items)].filter(Boolean).join(", ");

  function onSettled(settled: ConflictItem, isOpen: boolean) {
    const next = neighbour("next") ?? neighbour("previous") ?? null;
    const event = settled.settled?.event;
    const outcome = answersText(questions, settled.settled?.answers ?? {});
    if (event) setLast((before) => [...before, { item: settled.item, event }]);
    if (isOpen) onPlace({ state, item: next });
    showToast({
      about: settlementOf(settled.item),
      message: outcome === "" ? "Settled" : `Settled as ${outcome}`,
      detail: whichOf(settled),
      ...(event ? { action: { label: "Undo", onAct: () => takeBack(settled.item, event) } } : {}),
    });
  }

  function takeBack(item: string, event: string) {
    if (undo.isPending) return;
    undo.mutate(
      { item, event },
      {
        onSuccess: (answer) => {
          setLast((before) => before.filter((other) => other.event !== event));
          if (answer.status === "conflict")
            return showToast({ about: settlementOf(item), message: "It was settled anew or taken back meanwhile" });
          showToast({
            about: settlementOf(item),
            message: "Taken back: it waits to be settled again",
            detail: whichOf(answer.item),
          });
          if (isHere()) onPlace({ state: "conflict", item });
        },
        onError: (error) => reportFailure("The settlement was not taken back", error),
      },
    );
  }

  useHotkeys({
    "item.undo": () => {
      const latest = last.at(-1);
      if (latest) takeBack(latest.item, latest.event);
      else showToast({ message: "You have settled nothing here yet that could be taken back" });
    },
    "adjudicate.list": () => onPlace({ state: nextList(state), item: null }),
  });

  const bar = (tools: ReactNode) => (
    <AdjudicationBar
      state={state}
      counts={counts}
      place={place}
      onState={(next) => onPlace({ state: next, item: null })}
      onMove={move}
      tools={tools}
    />
  );
  const detail = useQuery({ ...conflictOptions({ queue, item: current ?? "" }), enabled: current !== undefined });

  if (pages.isPending)
    return (
      <>
        {bar(null)}
        <ReaderSkeleton />
      </>
    );
  if (pages.data === undefined)
    return (
      <RequestError
        title="The disagreements could not be read"
        error={pages.error}
        onRetry={() => void pages.refetch()}
      />
    );
  if (current === undefined)
    return (
      <>
        {bar(null)}
        <NothingToSettle
          queue={queue}
          state={state}
          counts={counts}
          leavesOut={leavesOut}
          onState={(next) => onPlace({ state: next, item: null })}
        />
      </>
    );
  if (detail.isPending)
    return (
      <>
        {bar(null)}
        <ReaderSkeleton />
      </>
    );
  if (detail.data === undefined)
    return (
      <>
        {bar(null)}
        <RequestError
          title="This item could not be opened"
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      </>
    );
  const item = detail.data;

  return (
    <OpenTrajectory key={item.item} detail={item.detail} link={START}>
      {bar(<ReaderTools />)}
      <ConflictReader
        queue={queue}
        item={item}
        questions={questions}
        panes={panes}
        list={
          <ConflictList
            items={items}
            current={current}
            questions={questions}
            pages={pages}
            leavesOut={leavesOut}
            onOpen={(id) => onPlace({ state, item: id })}
          />
        }
        isUndoing={undo.isPending}
        onMove={move}
        onSettled={onSettled}
        onUndo={() => item.settled && takeBack(item.item, item.settled.event)}
      />
    </OpenTrajectory>
  );
}
