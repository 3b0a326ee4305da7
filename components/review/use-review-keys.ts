"use client";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { wordsSelected } from "@/components/trajectory/words-selected";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { chooseByDigit, chooseLabel, clearChoice } from "@/lib/domain/label-draft";
import type { ReviewActions } from "./use-review";

interface ReviewKeyActs {
  readonly actions: ReviewActions;
  /** Brings the answer into view, since keys may act while its pane is closed. */
  readonly onShow: () => void;
  readonly onNote: () => void;
  /** Answered in a queue and nowhere else: here only marks are made. */
  readonly isBlind: boolean;
}

/** The keys of the answer: digits, reject, save, approve, undo and cite. */
export function useReviewKeys({ actions, onShow, onNote, isBlind }: ReviewKeyActs): void {
  const { store } = useReaderFacts();
  const { draft, setDraft, showWish } = actions;

  function change(next: typeof draft) {
    setDraft(next, showWish + 1);
    // The digits tag the words else.
    store.set({ isMarking: false });
    onShow();
  }

  function choose(digit: number) {
    const next = chooseByDigit(draft, digit);
    change(next);
    // What is typed next says the other reason and is for no key.
    if (draft.field === "reason" && next !== draft && next.reason === "other") onNote();
  }

  useHotkeys(
    isBlind
      ? {}
      : {
          "verdict.choose": (event) => choose(Number(event.key)),
          "verdict.clear": () => change(clearChoice(draft)),
          "verdict.next-field": () => {
            if (draft.label !== undefined) change({ ...draft, field: "reason" });
          },
          "verdict.previous-field": () => change({ ...draft, field: "structure" }),
          "verdict.reject": () => change(chooseLabel(draft, "reject")),
          "item.submit": () => {
            if (draft.label === undefined) return;
            // What is missing is said in the pane, at its place.
            if (actions.fault) onShow();
            actions.save();
          },
          "verdict.approve": actions.toggleApproval,
          "item.undo": actions.undo,
          "verdict.note": () => {
            const span = wordsSelected();
            if (span) store.set({ citation: span, isMarking: false });
            onShow();
            onNote();
          },
        },
  );
}
