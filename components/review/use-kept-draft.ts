"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { showToast } from "@/components/ui/toast";
import { isEmptyAnswer, type KeptAnswer, keptAnswerOf, seenOf, withoutChoice } from "@/lib/client/kept-answer";
import { forgetUnsaved, keepUnsaved, readUnsaved, type UnsavedPlace } from "@/lib/client/unsaved";
import { useMe } from "@/lib/client/use-me";
import type { Review } from "@/lib/contract/labels";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import { EMPTY_DRAFT, type LabelDraft } from "@/lib/domain/label-draft";

/** The answer that is being made, kept for its person in this tab until it is saved or cleared. */
export function useKeptDraft(review: Review): readonly [LabelDraft, (draft: LabelDraft) => void] {
  const { id, store } = useReaderFacts();
  const me = useMe();
  const person = me?.id;
  // Other people's answers are hidden, and it is answered in a queue.
  const isBlind = review === UNTOUCHED_REVIEW;
  const seen = seenOf(review);
  const [draft, show] = useState<LabelDraft>(EMPTY_DRAFT);
  // Newer than what is drawn: an answer is dropped and its citation taken away in one go, also once the screen has gone.
  const held = useRef<KeptAnswer>({ ...NO_ANSWER, seen });
  const owner = useRef<string>(undefined);
  const isUntouched = useRef(false);

  function hold(answer: KeptAnswer): void {
    const before = held.current;
    held.current = answer;
    if (person === undefined || isBlind) return;
    const place = placeOf(person, id);
    if (isEmptyAnswer(answer)) forgetUnsaved(place, before);
    else keepUnsaved(place, answer);
  }

  function setDraft(next: LabelDraft): void {
    isUntouched.current = false;
    // What drops an answer drops what it cites.
    hold({ draft: next, span: next === EMPTY_DRAFT ? undefined : store.get().citation, seen });
    show(next);
  }

  /** Puts an answer on screen; the label chosen in it stays only beside the label it was chosen beside. */
  function bringBack(kept: KeptAnswer): void {
    const isMoved = kept.seen !== seen;
    const { label } = kept.draft;
    // The answer of a save that was on its way when the trajectory was left: what was kept is saved.
    const isSaved = isMoved && label !== undefined && label === review.label && review.labelledBy === me?.name;
    const stays = isMoved ? withoutChoice(kept, seen) : kept;
    const answer = isSaved ? { ...NO_ANSWER, seen } : stays;
    held.current = kept;
    hold(answer);
    show(answer.draft);
    store.set({ citation: answer.span });
    isUntouched.current = !isEmptyAnswer(answer);
    if (isMoved && label !== undefined && label !== review.label) showToast({ message: MOVED });
  }

  const open = useEffectEvent((by: string) => {
    const kept = keptAnswerOf(readUnsaved(placeOf(by, id)));
    const before = owner.current;
    owner.current = by;
    // Typed before it was known by whom.
    if (before === undefined && !isEmptyAnswer(held.current)) return hold(held.current);
    if (kept) bringBack(kept);
    else if (before !== undefined && before !== by) bringBack({ ...NO_ANSWER, seen });
  });
  useEffect(() => {
    if (person !== undefined && !isBlind) open(person);
  }, [person, isBlind]);

  const meet = useEffectEvent((standing: string) => {
    if (held.current.seen === standing) return;
    // What came back may have come with an answer from before; who goes on with it sees the label that stands.
    if (isUntouched.current) bringBack(held.current);
    else hold({ ...held.current, seen: standing });
  });
  useEffect(() => {
    meet(seen);
  }, [seen]);

  const cite = useEffectEvent(() => {
    const { citation } = store.get();
    if (citation === held.current.span) return;
    isUntouched.current = false;
    hold({ ...held.current, span: citation });
  });
  useEffect(() => store.subscribe(() => cite()), [store]);

  return [draft, setDraft];
}

const NO_ANSWER = { draft: EMPTY_DRAFT, span: undefined } as const;
const MOVED = "The label changed since you chose one here. Choose again.";

function placeOf(person: string, trajectory: string): UnsavedPlace {
  return { person, of: `answer/${trajectory}` };
}
