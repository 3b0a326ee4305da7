"use client";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { showToast } from "@/components/ui/toast";
import {
  isEmptyAnswer,
  isGiven,
  type KeptAnswer,
  keptAnswerOf,
  keptForm,
  leftOf,
  seenOf,
  withoutChoice,
} from "@/lib/client/kept-answer";
import { forgetUnsaved, keepUnsaved, readUnsaved, replaceUnsaved, type UnsavedPlace } from "@/lib/client/unsaved";
import { useIsHere } from "@/lib/client/use-is-here";
import { useMe } from "@/lib/client/use-me";
import type { LabelEvent, Review } from "@/lib/contract/labels";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import { EMPTY_DRAFT, type LabelDraft } from "@/lib/domain/label-draft";

interface KeptDraft {
  readonly draft: LabelDraft;
  readonly setDraft: (draft: LabelDraft) => void;
  /** Drops what was saved. What was chosen or typed since stays. */
  readonly dropSaved: (sent: Pick<KeptAnswer, "draft" | "span">) => void;
  /** The person gave this label, or has seen it beside the answer, which stays when it comes on screen. */
  readonly sees: (standing: Review) => void;
}

/**
 * The answer that is being made, kept for its person in this tab until it is saved or cleared.
 *
 * @param given - the person's own answer, where it is the newest that stands and the history is known
 */
export function useKeptDraft(review: Review, given: LabelEvent | undefined): KeptDraft {
  const { id, store } = useReaderFacts();
  const person = useMe()?.id;
  // Other people's answers are hidden, and it is answered in a queue.
  const isHere = useIsHere();
  const isBlind = review === UNTOUCHED_REVIEW;
  const seen = seenOf(review);
  const [draft, show] = useState<LabelDraft>(EMPTY_DRAFT);
  // Newer than what is drawn: an answer is dropped and its citation taken away in one go, also once the screen has gone.
  const held = useRef<KeptAnswer>({ ...NO_ANSWER, seen });
  const owner = useRef<string>(undefined);
  /** As it came back and was not touched since. */
  const untouched = useRef<KeptAnswer>(undefined);

  function hold(answer: KeptAnswer): void {
    const before = held.current;
    held.current = answer;
    if (person === undefined || isBlind) return;
    const place = placeOf(person, id);
    if (isEmptyAnswer(answer)) forgetUnsaved(place, keptForm(before));
    else if (isHere()) keepUnsaved(place, keptForm(answer));
    // The trajectory may be open again, with what was typed there since.
    else replaceUnsaved(place, keptForm(before), keptForm(answer));
  }

  function setDraft(next: LabelDraft): void {
    untouched.current = undefined;
    // What drops an answer drops what it cites.
    hold({ ...held.current, draft: next, span: next === EMPTY_DRAFT ? undefined : store.get().citation });
    show(next);
  }

  function put(answer: KeptAnswer): void {
    hold(answer);
    show(answer.draft);
    store.set({ citation: answer.span });
  }

  function dropSaved(sent: Pick<KeptAnswer, "draft" | "span">): void {
    untouched.current = undefined;
    put(leftOf(held.current, sent));
  }

  /** Puts an answer on screen; the label chosen in it stays only beside the label it was chosen beside. */
  function bringBack(kept: KeptAnswer): void {
    const isMoved = kept.seen !== seen;
    const { label } = kept.draft;
    const stays = isMoved ? withoutChoice(kept, seen) : kept;
    const isSaved = isGiven(kept, given);
    held.current = kept;
    put(isSaved ? { ...NO_ANSWER, seen } : stays);
    untouched.current = isSaved ? undefined : kept;
    if (isMoved && !isSaved && label !== undefined && label !== review.label) showToast({ message: MOVED });
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
  // Before it is drawn: the reasons of a label that comes back have their place.
  useLayoutEffect(() => {
    if (person !== undefined && !isBlind) open(person);
  }, [person, isBlind]);

  const meet = useEffectEvent((standing: string) => {
    const { seen: before, draft: answer } = held.current;
    if (before === standing) return;
    // Who chose beside another label sees the one that stands before it is answered over.
    const isOver = answer.label !== undefined && answer.label !== review.label;
    if (isOver || untouched.current !== undefined) bringBack(held.current);
    else hold({ ...held.current, seen: standing });
  });
  useEffect(() => {
    meet(seen);
  }, [seen]);

  const recognise = useEffectEvent(() => {
    if (untouched.current === undefined || !isGiven(untouched.current, given)) return;
    untouched.current = undefined;
    put({ ...NO_ANSWER, seen });
  });
  useEffect(() => {
    if (given) recognise();
  }, [given]);

  const cite = useEffectEvent(() => {
    const { citation } = store.get();
    if (citation === held.current.span) return;
    untouched.current = undefined;
    hold({ ...held.current, span: citation });
  });
  useEffect(() => store.subscribe(() => cite()), [store]);

  const sees = (standing: Review) => hold({ ...held.current, seen: seenOf(standing) });

  return { draft, setDraft, dropSaved, sees };
}

const NO_ANSWER = { draft: EMPTY_DRAFT, span: undefined } as const;
const MOVED = "The label changed since you chose one here. Choose again.";

function placeOf(person: string, trajectory: string): UnsavedPlace {
  return { person, of: `answer/${trajectory}` };
}
