import type { AnswerDraft } from "@/lib/domain/answer-draft";
import { MAX_LEASES } from "@/lib/domain/lease";
import { NOT_TAKEN } from "@/lib/domain/press-words";
import { ApiError } from "./api";
import { createDrafts } from "./drafts";
import { createDwellClock } from "./dwell-clock";
import {
  EMPTY_FLOW,
  type FlowState,
  type HeldItem,
  hasAnswers,
  moved,
  shownItem,
  withDraft,
  withItemFirst,
  withLapsed,
  withLeases,
  withoutItem,
} from "./flow-state";
import { readLastAnswers, withLastOfServer, writeLastAnswers } from "./last-answers";
import { keepLeases } from "./leases";
import type { Outbox, OutboxNews } from "./outbox";
import type { Owner } from "./own-store";
import { lastAnswerOfServer, leaseItems, saveDraft, skipItem } from "./review-flow";
import { sendFailureOf } from "./send-failure";
import { sessionAnswers } from "./session-answers";
import { asFailure, type SessionCore } from "./session-core";

const TRY_AGAIN_MS = 5000;
const LOOK_AGAIN_MS = 20_000;
const SIGNS_OF_USE = ["keydown", "pointermove", "wheel", "touchmove"] as const;

interface SessionParts {
  readonly queue: string;
  /** Who works. */
  readonly owner: Owner;
  readonly outbox: Outbox;
  /** Fetches what the items ahead need to be read. */
  readonly lookAhead: (items: readonly HeldItem[]) => void;
  readonly tell: SessionCore["tell"];
}

/** One person's work in one queue, while the review screen is open. */
export function createReviewSession({ queue, owner, outbox, lookAhead, tell }: SessionParts) {
  let state: FlowState = EMPTY_FLOW;
  let leasing: Promise<void> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const gone = new Set<string>();
  const listeners = new Set<() => void>();
  const dwell = createDwellClock(() => performance.now());
  const drafts = createDrafts({
    save: saveDraft,
    storage: localStorage,
    onPlace: (draftPlace) => {
      const refusal = draftPlace === "saved" ? undefined : state.refusal;
      if (draftPlace !== state.draftPlace) set({ ...state, draftPlace, refusal });
    },
    onRefused: (refusal) => set({ ...state, refusal }),
  });
  const answers = sessionAnswers({
    queue,
    get: () => state,
    set,
    setLast: (last) => {
      writeLastAnswers(localStorage, { queue, owner, answers: last });
      set({ ...state, last });
    },
    outbox,
    drafts,
    dwell,
    gone,
    askLast,
    refill: refillAnew,
    refillUnderWay: async () => leasing,
    rests,
    tell,
  });

  function set(next: FlowState): void {
    state = next;
    dwell.show(isAway ? undefined : shownItem(state)?.item.item);
    for (const listener of listeners) listener();
  }

  // A key that is pressed now is meant for the item before, or for one that has just come and may go again.
  function rests(): boolean {
    if (state.isBusy) tell(NOT_TAKEN.message, NOT_TAKEN.detail);

    return state.isBusy;
  }

  function refill(): Promise<void> {
    clearTimeout(again);
    leasing ??= lease().finally(() => {
      leasing = undefined;
    });

    return leasing;
  }

  /** The answer to a question that is under way may be older than what happened since. */
  async function refillAnew(): Promise<void> {
    await leasing;
    await refill();
  }

  async function lease(): Promise<void> {
    const answer = await leaseItems(queue).catch(asFailure);
    if (answer instanceof Error) {
      const isRefused = answer instanceof ApiError && sendFailureOf(answer) === "refusal";
      // What is on screen stays with its answers; with nothing there the refusal takes its place.
      if (state.phase.kind !== "open" || (isRefused && state.items.length === 0))
        return set({ ...state, phase: { kind: "failed", error: answer } });
      if (isRefused) set({ ...state, refusal: state.refusal ?? answer.message });
      again = setTimeout(() => void refill(), isRefused ? LOOK_AGAIN_MS : TRY_AGAIN_MS);
      return;
    }
    const before = state.items;
    const refusal = drafts.hasRefused() ? state.refusal : undefined;
    set({ ...withLeases(state, { answer, gone, kept: drafts.kept }), refusal });
    for (const { item } of before) {
      const held = state.items.find((one) => one.item.item === item.item);
      if (held) drafts.move(item.lease, held.item.lease);
    }
    void drafts.retry();
    lookAhead(state.items);
    // An item that somebody does not answer comes back, and so does a queue that goes on.
    if (state.items.length === 0 && answer.nothing !== "closed") again = setTimeout(() => void refill(), LOOK_AGAIN_MS);
  }

  function onNews(news: OutboxNews | undefined): void {
    if (news?.kind === "answered" && news.entry.queue === queue) {
      if (news.answer.status === "committed") set({ ...state, progress: news.answer.progress });
      if (news.answer.status === "questions_changed") void answers.askAgain(news.entry.item, news.entry.body.answers);
    }
    // Another tab may have sent it: what was not filed is no answer to look back at.
    for (const { commit, state: of } of outbox.entries())
      if (of.kind === "already_answered") answers.forgetLast(commit);
    if (news && state.items.length < MAX_LEASES) void refillAnew();
  }

  async function skip(): Promise<void> {
    const held = shownItem(state);
    if (!held || rests()) return;
    gone.add(held.item.item);
    set(withoutItem(state, held.item.item));
    const answer = await skipItem(held.item.lease).catch(asFailure);
    gone.delete(held.item.item);
    if (answer instanceof Error) {
      set(withItemFirst(state, held));
      tell("The item was not skipped", answer.message, "danger");
      return;
    }
    drafts.forget(held.item.lease);
    set({ ...state, progress: answer.progress });
    await refillAnew();
  }

  /** Another browser may have given the last answer, or taken one back. Without the server what is here has to do. */
  async function askLast(): Promise<void> {
    const newest = state.last.at(-1)?.commit;
    const unsent = new Set(outbox.entries().map(({ commit }) => commit));
    const answer = await lastAnswerOfServer(queue).catch(() => undefined);
    // Who answered or took back meanwhile has made another one the last.
    if (answer && state.last.at(-1)?.commit === newest)
      set({ ...state, last: withLastOfServer(state.last, { last: answer.last, unsent }) });
  }

  async function begin(): Promise<void> {
    const last = await readLastAnswers(localStorage, queue, owner).catch(() => []);
    set({ ...state, last: [...last, ...state.last] });
    await outbox.reread();
    void askLast();
    for (const entry of outbox.entries()) if (entry.queue === queue) gone.add(entry.item);
    void outbox.resume();
    await refill();
  }

  return {
    ...answers,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @returns stops everything that runs by itself */
    start: (): (() => void) => {
      const stops = [
        outbox.subscribe(onNews),
        keepLeases({
          queue,
          held: () => state.items.map(({ item }) => item.lease),
          untouched: () => state.items.filter(({ draft }) => !hasAnswers(draft.answers)).map(({ item }) => item.lease),
          onLost: (leases) => {
            set(withLapsed(state, leases));
            void refill();
          },
          onReturn: () => void refill(),
        }),
      ];
      for (const sign of SIGNS_OF_USE) window.addEventListener(sign, dwell.touch, { passive: true });
      void begin();

      return () => {
        for (const stop of stops) stop();
        for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, dwell.touch);
        clearTimeout(again);
        void drafts.flush();
        drafts.stop();
      };
    },
    change: (draft: AnswerDraft): void => {
      const held = shownItem(state);
      if (!held || rests()) return;
      set(withDraft(state, held.item.item, draft));
      if (draft.answers !== held.draft.answers) drafts.change(held.item.lease, draft.answers);
    },
    skip,
    rests,
    /** Something else is on screen than the item that comes next, whose time is not counted meanwhile. */
    lookAway: (next: boolean): void => {
      if (next === isAway) return;
      isAway = next;
      set(state);
    },
    refill,
    /** @returns whether there is an item in that direction; while a save is in flight that is not asked */
    move: (direction: 1 | -1): boolean => {
      if (rests()) return true;
      const next = moved(state, direction);
      if (next) set(next);
      return next !== undefined;
    },
  };
}

export type ReviewSession = ReturnType<typeof createReviewSession>;
