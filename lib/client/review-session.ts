import type { LeaseAnswer } from "@/lib/contract/review-flow";
import { type AnswerDraft, draftOf } from "@/lib/domain/answer-draft";
import { answerFault, committedAnswers } from "@/lib/domain/answer-fault";
import { fittingAnswers } from "@/lib/domain/check-answers";
import type { Span } from "@/lib/domain/label";
import type { Answers } from "@/lib/domain/question";
import { MAX_LEASES } from "@/lib/domain/queue";
import { createDrafts } from "./drafts";
import { createDwellClock } from "./dwell-clock";
import {
  EMPTY_FLOW,
  type FlowState,
  type HeldItem,
  hasAnswers,
  heldOf,
  moved,
  shownItem,
  withDraft,
  withItemFirst,
  withLapsed,
  withLeases,
  withoutItem,
} from "./flow-state";
import { type LastAnswer, readLastAnswers, writeLastAnswers } from "./last-answers";
import { keepLeases } from "./leases";
import { newCommitId } from "./new-commit-id";
import type { Outbox, OutboxNews } from "./outbox";
import { leaseItems, releaseItem, saveDraft, skipItem, undoCommit } from "./review-flow";

const TRY_AGAIN_MS = 5000;
const LOOK_AGAIN_MS = 20_000;

interface SessionParts {
  readonly queue: string;
  readonly outbox: Outbox;
  /** Fetches what the items ahead need to be read. */
  readonly lookAhead: (items: readonly HeldItem[]) => void;
  /** Tells the person of something that is not shown in place. */
  readonly tell: (message: string, detail?: string) => void;
}

/** One person's work in one queue, while the review screen is open. */
export function createReviewSession({ queue, outbox, lookAhead, tell }: SessionParts) {
  let state: FlowState = EMPTY_FLOW;
  let refilling: Promise<void> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  /** Items whose answer or skip is on its way. */
  const gone = new Set<string>();
  const listeners = new Set<() => void>();
  const dwell = createDwellClock(() => performance.now());
  const drafts = createDrafts({
    save: saveDraft,
    storage: localStorage,
    onPlace: (draftPlace) => {
      if (draftPlace !== state.draftPlace) set({ ...state, draftPlace });
    },
  });

  function set(next: FlowState): void {
    state = next;
    dwell.show(shownItem(state)?.item.item);
    for (const listener of listeners) listener();
  }

  function setLast(next: readonly LastAnswer[]): void {
    writeLastAnswers(localStorage, queue, next);
    set({ ...state, last: next });
  }

  function refill(): Promise<void> {
    clearTimeout(again);
    refilling ??= lease().finally(() => {
      refilling = undefined;
    });

    return refilling;
  }

  async function lease(): Promise<void> {
    const answer = await leaseItems(queue).catch(asFailure);
    if (answer instanceof Error) {
      if (state.phase.kind === "open") again = setTimeout(() => void refill(), TRY_AGAIN_MS);
      else set({ ...state, phase: { kind: "failed", error: answer } });
      return;
    }
    take(answer);
  }

  function take(answer: LeaseAnswer): void {
    set(withLeases(state, { answer, gone, kept: drafts.kept }));
    lookAhead(state.items);
    // An item that somebody does not answer comes back, and so does a queue that goes on.
    if (state.items.length === 0 && answer.nothing !== "closed") again = setTimeout(() => void refill(), LOOK_AGAIN_MS);
  }

  function onNews(news: OutboxNews | undefined): void {
    if (news?.kind === "answered" && news.entry.queue === queue) {
      if (news.answer.status === "committed") set({ ...state, progress: news.answer.progress });
      if (news.answer.status === "questions_changed") void askAgain(news.entry.item, news.entry.body.answers);
    }
    if (news && state.items.length < MAX_LEASES) void refill();
    for (const listener of listeners) listener();
  }

  /** The questions changed under an answer: the item comes back with what still fits. */
  async function askAgain(item: string, answers: Answers): Promise<void> {
    gone.delete(item);
    setLast(state.last.filter((one) => one.item !== item));
    await refilling;
    await refill();
    const held = state.items.find((one) => one.item.item === item);
    if (!held) {
      tell(
        "The questions of this queue changed",
        "An answer of yours no longer fits and its item is with someone else.",
      );
      return;
    }
    const fitting = fittingAnswers(held.item.questions, answers);
    set(withItemFirst(state, { ...held, draft: draftOf(held.item.questions, fitting) }));
    tell("The questions of this queue changed", "What still fits is filled in. Check it and submit again.");
  }

  function change(draft: AnswerDraft): void {
    const held = shownItem(state);
    if (!held || state.isBusy) return;
    set(withDraft(state, held.item.item, draft));
    if (draft.answers !== held.draft.answers) drafts.change(held.item.lease, draft.answers);
  }

  /** @returns why nothing was committed, in words */
  async function commit(answers: Answers, cited?: Span): Promise<string | undefined> {
    const held = shownItem(state);
    if (!held || state.isBusy) return undefined;
    const { item } = held;
    const fault = answerFault(item.questions, answers);
    if (fault) {
      set(withDraft(state, item.item, { ...held.draft, answers, active: fault.field }));
      return fault.says;
    }
    const committed = committedAnswers(item.questions, answers);
    const [first] = Object.keys(committed);
    const body = {
      commit: newCommitId(),
      questionVersion: item.questionVersion,
      answers: committed,
      ...(cited && first !== undefined ? { spans: { [first]: cited } } : {}),
      dwellMs: dwell.read(item.item),
      asExtra: false,
    };
    set({ ...state, isBusy: true });
    const task = item.detail.header.problem.query;
    const entry = { commit: body.commit, queue, lease: item.lease, item: item.item, task, body };
    const kept = await outbox
      .put({ ...entry, givenAtMs: Date.now(), isTried: false, state: { kind: "waiting" } })
      .catch(asFailure);
    if (kept instanceof Error) {
      set({ ...state, isBusy: false });
      return `The browser could not keep the answer: ${kept.message}. It is still on screen; try again.`;
    }
    gone.add(item.item);
    drafts.forget(item.lease);
    dwell.forget(item.item);
    const answer = { commit: body.commit, item: item.item, trajectory: item.detail.header.id, task };
    setLast([
      ...state.last,
      { ...answer, questions: item.questions, answers: body.answers, isBlind: item.hidden.length > 0 },
    ]);
    set({ ...withoutItem(state, item.item), isBusy: false });

    return undefined;
  }

  async function skip(): Promise<void> {
    const held = shownItem(state);
    if (!held || state.isBusy) return;
    gone.add(held.item.item);
    set(withoutItem(state, held.item.item));
    const answer = await skipItem(held.item.lease).catch(asFailure);
    gone.delete(held.item.item);
    if (answer instanceof Error) {
      set(withItemFirst(state, held));
      tell("The item was not skipped", answer.message);
      return;
    }
    set({ ...state, progress: answer.progress });
    await refilling;
    await refill();
  }

  async function undo(): Promise<void> {
    const answer = state.last.at(-1);
    if (state.isBusy) return;
    if (!answer) return tell("There is nothing of yours to undo here");
    set({ ...state, isBusy: true });
    const failure = await takeBack(answer).catch(asFailure);
    set({ ...state, isBusy: false });
    if (failure instanceof Error) tell("The answer was not taken back", failure.message);
  }

  async function takeBack(answer: LastAnswer): Promise<void> {
    const unsent = await outbox.take(answer.commit);
    if (unsent) {
      gone.delete(answer.item);
      setLast(state.last.slice(0, -1));
      drafts.change(unsent.lease, answer.answers);
      await refilling;
      await lease();
      const held = state.items.find(({ item }) => item.item === answer.item);
      if (held) set(withItemFirst(state, held));
      return;
    }
    const undone = await undoCommit(answer.commit);
    if (undone.status === "refused") return tell("The answer was not taken back", undone.reason);
    gone.delete(answer.item);
    setLast(state.last.slice(0, -1));
    set({ ...withItemFirst(state, heldOf(undone.item, answer.answers)), progress: undone.progress });
  }

  function start(): () => void {
    set({ ...state, last: readLastAnswers(localStorage, queue) });
    const stopNews = outbox.subscribe(onNews);
    const stopLeases = keepLeases({
      queue,
      held: () => state.items.map(({ item }) => item.lease),
      untouched: () => state.items.filter(({ draft }) => !hasAnswers(draft.answers)).map(({ item }) => item.lease),
      onLost: (leases) => {
        set(withLapsed(state, leases));
        void refill();
      },
      onReturn: () => void refill(),
    });
    const events = ["keydown", "pointermove", "wheel", "touchmove"] as const;
    for (const event of events) window.addEventListener(event, dwell.touch, { passive: true });
    void begin();

    return () => {
      stopNews();
      stopLeases();
      for (const event of events) window.removeEventListener(event, dwell.touch);
      clearTimeout(again);
      void drafts.flush();
      drafts.stop();
    };
  }

  async function begin(): Promise<void> {
    await outbox.reread();
    for (const entry of outbox.entries()) if (entry.queue === queue) gone.add(entry.item);
    void outbox.resume();
    await refill();
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    change,
    commit,
    skip,
    undo,
    refill,
    move: (direction: 1 | -1): boolean => {
      const next = state.isBusy ? undefined : moved(state, direction);
      if (next) set(next);
      return next !== undefined;
    },
    /** Files an answer that lost its place as an extra opinion. */
    fileAsExtra: async (commitId: string): Promise<void> => {
      const entry = outbox.entries().find((one) => one.commit === commitId);
      if (entry) await outbox.put({ ...entry, body: { ...entry.body, asExtra: true }, state: { kind: "waiting" } });
    },
    drop: async (commitId: string): Promise<void> => {
      const entry = outbox.entries().find((one) => one.commit === commitId);
      setLast(state.last.filter((one) => one.commit !== commitId));
      // Giving a lost item back drops the draft that the server kept.
      if (entry) releaseItem(entry.lease);
      await outbox.drop(commitId);
    },
  };
}

export type ReviewSession = ReturnType<typeof createReviewSession>;

/** A failure as a value, for the places that show it. */
function asFailure(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
