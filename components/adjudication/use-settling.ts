"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { showToast } from "@/components/ui/toast";
import { settleOptions } from "@/lib/client/adjudications";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { ConflictItem } from "@/lib/contract/adjudication";
import { type AnswerDraft, answerByDigit, moveField } from "@/lib/domain/answer-draft";
import type { Question } from "@/lib/domain/question";
import { CAUSES, type Cause } from "@/lib/domain/queue";
import { questionsToSettle, settlement, settlementFault } from "@/lib/domain/side-choice";
import { AT_SIDES, answered, back, type Settling, startOwn, takeSide, toCause } from "./settling";

const OVERTAKEN = "The item you left was not settled: someone settled or answered it meanwhile";

interface SettlingInput {
  readonly queue: string;
  readonly item: ConflictItem;
  readonly questions: readonly Question[];
  /** Brings the sides into view, since keys may act while their pane is closed. */
  readonly onShow: () => void;
  readonly onNote: () => void;
  /** Whether the item is still open: somebody may have gone on to another one. */
  readonly onSettled: (item: ConflictItem, isOpen: boolean) => void;
}

/** What keys and buttons of a settlement do. Mount it with a key of the item. */
export function useSettling({ queue, item, questions, onShow, onNote, onSettled }: SettlingInput) {
  const [settling, setSettling] = useState<Settling>(AT_SIDES);
  const [note, setNote] = useState("");
  const [isStale, setStale] = useState(false);
  // Read when a key is pressed: two keys may come between two renders.
  const now = useRef<Settling>(AT_SIDES);
  const settle = useHeardMutation(settleOptions(useQueryClient(), queue));
  const wanted = questionsToSettle(questions, item.differing);
  const canSettle = item.barredBecause === null && item.settled === null;

  function set(next: Settling) {
    now.current = next;
    setSettling(next);
    onShow();
  }

  function take(side: number) {
    if (!canSettle) return;
    const next = takeSide(item, questions, side);
    if (next.phase === "sides" && item.sides[side])
      showToast({ message: `${item.sides[side].name} does not answer what differs. Take another side, or decide.` });
    set(next);
  }

  function cause(chosen: Cause) {
    const { current } = now;
    if (current.phase !== "cause" || settle.isPending) return;
    const sent = settlement(wanted, current.answers);
    const words = [note.trim(), sent.note].filter(Boolean).join("\n");
    settle.mutate(
      {
        item: item.item,
        answers: sent.answers,
        cause: chosen,
        ...(words ? { note: words } : {}),
        expectedVersion: item.version,
      },
      {
        onSuccess: (answer, isHere) => {
          if (answer.status === "saved") return onSettled(answer.item, isHere);
          if (!isHere) return showToast({ message: OVERTAKEN, tone: "danger", durationMs: 15_000 });
          setStale(true);
          set(AT_SIDES);
        },
        onError: (error, isHere) =>
          reportFailure(isHere ? "Nothing was settled" : "The item you left was not settled", error),
      },
    );
  }

  function toCauseIfDone() {
    const { current } = now;
    if (current.phase !== "own") return;
    const fault = settlementFault(wanted, current.draft.answers);
    if (fault) showToast({ message: fault });
    else set(toCause(current.draft));
  }

  function digit(value: number) {
    const { current } = now;
    if (current.phase === "sides") return take(value - 1);
    if (current.phase === "own") return set(changed(answerByDigit(wanted, current.draft, value)));
    const chosen = CAUSES[value - 1];
    if (chosen) cause(chosen);
  }

  /** Only an answer leads on; to look at another field does not. */
  function changed(draft: AnswerDraft): Settling {
    const { current } = now;
    const isSame = current.phase === "own" && current.draft.answers === draft.answers;

    return isSame ? { phase: "own", draft } : answered(wanted, draft);
  }

  function move(direction: 1 | -1) {
    const { current } = now;
    if (current.phase === "own") set({ ...current, draft: moveField(wanted, current.draft, direction) });
  }

  useHotkeys({
    "adjudicate.choose": (event) => canSettle && digit(Number(event.key)),
    "adjudicate.own": () => canSettle && set(startOwn(item, questions)),
    "adjudicate.next-field": () => move(1),
    "adjudicate.previous-field": () => move(-1),
    "adjudicate.back": () => set(back(now.current)),
    "adjudicate.note": onNote,
    "item.submit": toCauseIfDone,
    "item.submit-text": toCauseIfDone,
  });

  return {
    settling,
    wanted,
    note,
    setNote,
    canSettle,
    isStale,
    isSaving: settle.isPending,
    take,
    cause,
    decide: () => set(startOwn(item, questions)),
    change: (draft: AnswerDraft) => set(changed(draft)),
    onwards: toCauseIfDone,
    back: () => set(back(now.current)),
  };
}

export type SettlingActs = ReturnType<typeof useSettling>;
