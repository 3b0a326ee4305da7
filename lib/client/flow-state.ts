import type { LastAnswer } from "@/lib/contract/last-answer";
import type { LeaseAnswer, LeasedItem, MyProgress } from "@/lib/contract/review-flow";
import { type AnswerDraft, draftOf } from "@/lib/domain/answer-draft";
import { keptAnswers } from "@/lib/domain/check-answers";
import type { Answers } from "@/lib/domain/question";
import type { DraftPlace } from "./drafts";

/** An item in the reviewer's hands with what was answered so far. */
export interface HeldItem {
  readonly item: LeasedItem;
  readonly draft: AnswerDraft;
  /** Its lease ended; the answer may still find a free place. */
  readonly isLapsed: boolean;
}

/** Everything the review screen shows of a queue, apart from the outbox. */
export interface FlowState {
  readonly phase: { readonly kind: "loading" | "open" } | { readonly kind: "failed"; readonly error: Error };
  /** Held items in the order they are worked on. */
  readonly items: readonly HeldItem[];
  /** Lease of the item on screen. */
  readonly shown: string | undefined;
  readonly progress: MyProgress | undefined;
  readonly nothing: LeaseAnswer["nothing"];
  readonly draftPlace: DraftPlace;
  /** Why the server takes nothing of this person here any more. */
  readonly refusal: string | undefined;
  /** A save is in flight: keys rest. */
  readonly isBusy: boolean;
  /** Answers given in this browser, the newest last. */
  readonly last: readonly LastAnswer[];
}

export const EMPTY_FLOW: FlowState = {
  phase: { kind: "loading" },
  items: [],
  shown: undefined,
  progress: undefined,
  nothing: "more",
  draftPlace: "saved",
  refusal: undefined,
  isBusy: false,
  last: [],
};

/** The item on screen. */
export function shownItem(state: Pick<FlowState, "items" | "shown">): HeldItem | undefined {
  return state.items.find(({ item }) => item.lease === state.shown);
}

interface LeaseNews {
  readonly answer: LeaseAnswer;
  /** Items whose answer is on its way: a lease answer that is older than the commit may still name them. */
  readonly gone: ReadonlySet<string>;
  /** What the browser holds of a lease that the server has not confirmed. */
  readonly kept: (lease: string) => Answers | undefined;
}

/**
 * Takes in what the server says this person holds. An item that is already here keeps its place and its draft; one
 * that the server no longer names stays only with answers in it, marked as lapsed.
 */
export function withLeases(state: FlowState, { answer, gone, kept }: LeaseNews): FlowState {
  const fresh = new Map(answer.items.filter(({ item }) => !gone.has(item)).map((item) => [item.item, item]));
  const known = state.items.flatMap((held) => {
    const item = fresh.get(held.item.item);
    fresh.delete(held.item.item);
    if (item) return [refreshed(held, item)];
    return hasAnswers(held.draft.answers) ? [{ ...held, isLapsed: true }] : [];
  });
  const added = [...fresh.values()].map((item) => heldOf(item, kept(item.lease)));

  return withShown({
    ...state,
    phase: { kind: "open" },
    items: [...known, ...added],
    progress: answer.progress,
    nothing: answer.nothing,
  });
}

/** A fresh item; what only the browser knows is newer than the server's draft. */
export function heldOf(item: LeasedItem, kept?: Answers): HeldItem {
  const answers = keptAnswers(item.questions, kept ?? item.draft?.answers ?? {});

  return { item, draft: draftOf(item.questions, answers), isLapsed: false };
}

function refreshed(held: HeldItem, item: LeasedItem): HeldItem {
  if (held.item.questionVersion === item.questionVersion)
    return { ...held, item: { ...held.item, lease: item.lease, expiresAt: item.expiresAt }, isLapsed: false };

  return heldOf(item, held.draft.answers);
}

/** Another draft for one item. */
export function withDraft(state: FlowState, item: string, draft: AnswerDraft): FlowState {
  return { ...state, items: state.items.map((held) => (held.item.item === item ? { ...held, draft } : held)) };
}

/** An item leaves the hands; the one after it comes on screen, at the end the one before it. */
export function withoutItem(state: FlowState, item: string): FlowState {
  const at = state.items.findIndex((held) => held.item.item === item);
  const items = state.items.filter((held) => held.item.item !== item);
  const isShown = state.items[at]?.item.lease === state.shown;
  const next = items[Math.min(at, items.length - 1)];

  return withShown({ ...state, items, shown: isShown ? next?.item.lease : state.shown });
}

/** An item comes back to the front and on screen. */
export function withItemFirst(state: FlowState, held: HeldItem): FlowState {
  const others = state.items.filter(({ item }) => item.item !== held.item.item);

  return { ...state, items: [held, ...others], shown: held.item.lease };
}

/** The next or previous held item on screen, without an answer; undefined at the ends. */
export function moved(state: FlowState, direction: 1 | -1): FlowState | undefined {
  const at = state.items.findIndex(({ item }) => item.lease === state.shown);
  const next = state.items[at + direction];

  return next && { ...state, shown: next.item.lease };
}

/** Leases ended: an untouched item ahead goes, the one on screen or with answers stays and says so. */
export function withLapsed(state: FlowState, leases: readonly string[]): FlowState {
  const items = state.items.flatMap((held) => {
    if (!leases.includes(held.item.lease)) return [held];
    const isKept = held.item.lease === state.shown || hasAnswers(held.draft.answers);
    return isKept ? [{ ...held, isLapsed: true }] : [];
  });

  return withShown({ ...state, items });
}

export function hasAnswers(answers: Answers): boolean {
  return Object.keys(answers).length > 0;
}

function withShown(state: FlowState): FlowState {
  return shownItem(state) ? state : { ...state, shown: state.items[0]?.item.lease };
}

/** The newest that counts: an extra opinion, which nobody takes back, stands in its way only where none does. */
export function lastThatCounts(answers: readonly LastAnswer[]): LastAnswer | undefined {
  return answers.findLast(({ isExtra }) => !isExtra) ?? answers.at(-1);
}
