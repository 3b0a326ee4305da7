"use client";
import { useQuery } from "@tanstack/react-query";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { wordsSelected } from "@/components/trajectory/words-selected";
import { showToast } from "@/components/ui/toast";
import { shownItem } from "@/lib/client/flow-state";
import type { ReviewSession } from "@/lib/client/review-session";
import { stepLabelsOptions } from "@/lib/client/step-labels";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import {
  type AnswerDraft,
  activeField,
  answerByDigit,
  clearAnswer,
  moveField,
  startReject,
} from "@/lib/domain/answer-draft";
import { answerFault } from "@/lib/domain/answer-fault";
import type { Answers } from "@/lib/domain/question";

interface AnswerKeyActs {
  readonly session: ReviewSession;
  /** Brings the answer into view, since keys may act while its pane is closed. */
  readonly onShow: () => void;
  /** Says what these answers miss, in the pane, at the question that it leads to. */
  readonly onRefused: (says: string, answers: Answers) => void;
  readonly onNote: () => void;
}

/** What the keys and the buttons of the answer do. */
export function useAnswerKeys({ session, onShow, onRefused, onNote }: AnswerKeyActs) {
  const { id, store } = useReaderFacts();
  const hasStepLabels = useQuery(stepLabelsOptions(id)).data?.some((label) => label.isMine) ?? false;
  // Read when a key is pressed: two keys may come between two renders, and one meant for the answer that is being saved.
  const now = () => (session.rests() ? undefined : shownItem(session.get()));

  async function commit(answers: Answers): Promise<void> {
    const fault = await session.commit(answers, store.get().citation);
    if (fault === undefined) return;
    const held = now();
    if (held && answerFault(held.item.questions, held.draft.answers)) onRefused(fault, held.draft.answers);
    else showToast({ message: fault });
    if (held && activeField(held.item.questions, held.draft)?.takes === "text") onNote();
  }

  function submit(): void {
    const held = now();
    if (!held) return;
    if (Object.keys(held.draft.answers).length === 0 && !hasStepLabels)
      showToast({ message: "Nothing is answered yet. Answer or skip it." });
    else void commit(held.draft.answers);
  }

  function accept(): void {
    const held = now();
    if (!held) return;
    if (held.item.suggestion) void commit({ ...held.draft.answers, ...held.item.suggestion });
    else showToast({ message: "There is no suggestion for this item. Digits answer." });
  }

  function choose(digit: number): void {
    const held = now();
    if (!held) return;
    const { item, draft } = held;
    const next = answerByDigit(item.questions, draft, digit);
    const isWholeReject = draft.isQuickReject && draft.active === "reason" && next !== draft;
    if (isWholeReject) void commit(next.answers);
    else change(next);
  }

  /** What the next key acts on comes into view, and the digits are no longer for marked words. */
  function change(next: AnswerDraft): void {
    session.change(next);
    store.set({ isMarking: false });
    onShow();
  }

  function move(direction: 1 | -1): void {
    const held = now();
    if (!held) return;
    change(moveField(held.item.questions, held.draft, direction));
  }

  useHotkeys({
    "verdict.choose": (event) => choose(Number(event.key)),
    "verdict.next-field": () => move(1),
    "verdict.previous-field": () => move(-1),
    "verdict.clear": () => {
      const held = now();
      if (held) session.change(clearAnswer(held.item.questions, held.draft));
    },
    "verdict.reject": () => {
      const held = now();
      if (!held) return;
      const next = startReject(held.item.questions, held.draft);
      if (next === held.draft) showToast({ message: "This queue does not ask for a structure to reject." });
      change(next);
    },
    "verdict.note": () => {
      if (session.rests()) return;
      const span = wordsSelected();
      if (span) store.set({ citation: span, isMarking: false });
      onShow();
      onNote();
    },
    "item.submit": submit,
    "item.submit-text": submit,
    "item.accept": accept,
    "item.skip": () => void session.skip(),
  });

  return { submit, accept };
}
