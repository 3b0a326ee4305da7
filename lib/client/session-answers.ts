import type { LastAnswer } from "@/lib/contract/last-answer";
import { answerFault, committedAnswers } from "@/lib/domain/answer-fault";
import type { Span } from "@/lib/domain/label";
import type { Answers } from "@/lib/domain/question";
import { type HeldItem, heldOf, lastThatCounts, shownItem, withDraft, withItemFirst, withoutItem } from "./flow-state";
import { newCommitId } from "./new-commit-id";
import { releaseItem, undoCommit } from "./review-flow";
import { asFailure, type SessionCore } from "./session-core";

/** Giving answers, taking them back, and what becomes of one that the server would not take as it is. */
export function sessionAnswers(core: SessionCore) {
  const { queue, get, set, setLast, askLast, outbox, drafts, dwell, gone, refill, refillUnderWay, tell } = core;
  /** Those whose answers were not sent when the last one was given: without the server they come back from here. */
  let answered: readonly HeldItem[] = [];

  /** @returns what the answers miss, in words; that the browser could not keep them is told by itself */
  async function commit(answers: Answers, cited?: Span): Promise<string | undefined> {
    const held = shownItem(get());
    if (!held || core.rests()) return undefined;
    const { item } = held;
    const fault = answerFault(item.questions, answers);
    if (fault) {
      set(withDraft(get(), item.item, { ...held.draft, answers, active: fault.field }));
      return fault.says;
    }
    const committed = committedAnswers(item.questions, answers);
    const [first] = Object.keys(committed);
    if (first === undefined) return "Answer at least one question.";
    const body = {
      commit: newCommitId(),
      questionVersion: item.questionVersion,
      answers: committed,
      ...(cited ? { spans: { [first]: cited } } : {}),
      dwellMs: dwell.read(item.item),
      asExtra: false,
    };
    const task = item.detail.header.problem.query;
    const entry = { commit: body.commit, queue, lease: item.lease, item: item.item, task, body };
    const keeping = outbox
      .put({ ...entry, givenAtMs: Date.now(), isTried: false, state: { kind: "waiting" } })
      .catch(asFailure);
    // The next item is drawn while the disk works: to wait for that was a fifth of the time until it could be read.
    gone.add(item.item);
    set({ ...withoutItem(get(), item.item), isBusy: true });
    const kept = await keeping;
    if (kept instanceof Error) {
      gone.delete(item.item);
      // A suggestion or a reason may have been given with the same key.
      set({ ...withItemFirst(get(), { ...held, draft: { ...held.draft, answers } }), isBusy: false });
      drafts.change(item.lease, answers);
      const back = `It is back on screen${cited ? ", without the words that it cited" : ""}; try again.`;
      tell("The browser could not keep the answer", `${kept.message}. ${back}`, "danger");
      return undefined;
    }
    answered = [...answered.filter((one) => outbox.entries().some((entry) => entry.item === one.item.item)), held];
    drafts.forget(item.lease);
    dwell.forget(item.item);
    setLast([
      ...get().last,
      {
        commit: body.commit,
        item: item.item,
        trajectory: item.detail.header.id,
        task,
        questions: item.questions,
        answers: committed,
        isBlind: item.hidden.length > 0,
      },
    ]);
    set({ ...get(), isBusy: false });

    return undefined;
  }

  async function undo(): Promise<void> {
    const answer = lastThatCounts(get().last);
    if (core.rests()) return;
    if (!answer || answer.isExtra) return tell("There is nothing of yours to undo here");
    set({ ...get(), isBusy: true });
    const failure = await takeBack(answer).catch(asFailure);
    set({ ...get(), isBusy: false });
    if (failure instanceof Error) tell("The answer was not taken back", failure.message, "danger");
  }

  async function takeBack(answer: LastAnswer): Promise<void> {
    const unsent = await outbox.take(answer.commit);
    if (unsent) {
      drafts.change(unsent.lease, answer.answers);
      const before = answered.findLast(({ item }) => item.item === answer.item);
      if (before) set(withItemFirst(get(), heldOf(before.item, answer.answers)));
      if (!(await bringBack(answer.item, answer.answers)))
        tell("The answer is a draft again", "Its item comes back once the server gives it to you.");
      return;
    }
    const undone = await undoCommit(answer.commit);
    if (undone.status === "refused") return tell("The answer was not taken back", undone.reason, "danger");
    // What was asked before the answer was taken back does not name its item, which would look as if it had lapsed.
    await refillUnderWay();
    gone.delete(answer.item);
    forgetLast(answer.commit);
    set({ ...withItemFirst(get(), heldOf(undone.item, answer.answers)), progress: undone.progress });
    void askLast();
  }

  /** The questions changed under an answer: the item comes back with what still fits. */
  async function askAgain(item: string, answers: Answers): Promise<void> {
    const isBack = await bringBack(item, answers);
    if (isBack) tell("The questions of this queue changed", "What still fits is filled in. Check it and submit again.");
    else
      tell(
        "The questions of this queue changed",
        "An answer no longer fits. What still does is kept as a draft, should its item come back.",
        "danger",
      );
  }

  /** @returns whether this person holds the item */
  async function bringBack(item: string, answers: Answers): Promise<boolean> {
    gone.delete(item);
    setLast(get().last.filter((one) => one.item !== item));
    await refill();
    const held = get().items.find((one) => one.item.item === item);
    if (!held) return false;
    set(withItemFirst(get(), { ...held, draft: heldOf(held.item, answers).draft }));

    return true;
  }

  /** It is not, or no more, an answer to look back at. */
  function forgetLast(commitId: string): void {
    setLast(get().last.filter((one) => one.commit !== commitId));
  }

  return {
    commit,
    undo,
    forgetLast,
    askAgain,
    /** Files an answer that lost its place as an extra opinion. */
    fileAsExtra: async (commitId: string): Promise<void> => {
      const entry = outbox.entries().find((one) => one.commit === commitId);
      if (!entry) return;
      setLast(get().last.map((one) => (one.commit === commitId ? { ...one, isExtra: true } : one)));
      await outbox.put({ ...entry, body: { ...entry.body, asExtra: true }, state: { kind: "waiting" } });
    },
    /** Files an answer once more: the other one may have been taken back since. */
    sendAgain: async (commitId: string): Promise<void> => {
      const entry = outbox.entries().find((one) => one.commit === commitId);
      if (entry) await outbox.put({ ...entry, state: { kind: "waiting" } });
    },
    /** An answer that was refused comes back on screen as it was given. */
    reopen: async (commitId: string): Promise<void> => {
      const entry = outbox.entries().find((one) => one.commit === commitId);
      if (!entry) return;
      drafts.change(entry.lease, entry.body.answers);
      await outbox.drop(commitId);
      if (!(await bringBack(entry.item, entry.body.answers)))
        tell("The item did not come back", "Your answer is kept as a draft.", "danger");
    },
    drop: async (commitId: string): Promise<void> => {
      const entry = outbox.entries().find((one) => one.commit === commitId);
      forgetLast(commitId);
      // Giving a lost item back drops the draft that the server kept. One that was answered has none, and its place is
      // that of the other answer.
      if (entry && entry.state.kind !== "already_answered") releaseItem(entry.lease);
      await outbox.drop(commitId);
      void askLast();
    },
  };
}
