import type { ConflictItem } from "@/lib/contract/adjudication";
import { type AnswerDraft, draftOf } from "@/lib/domain/answer-draft";
import type { Answers, Question } from "@/lib/domain/question";
import { questionsToSettle, settledBySide, settlementFault } from "@/lib/domain/side-choice";

/** How far the settlement of one item is: which side, or question by question, then the cause. */
export type Settling =
  | { readonly phase: "sides" }
  | { readonly phase: "own"; readonly draft: AnswerDraft }
  | { readonly phase: "cause"; readonly answers: Answers; readonly from: CauseOrigin };

/** What the way back leads to. */
type CauseOrigin =
  | { readonly kind: "side"; readonly side: number }
  | { readonly kind: "own"; readonly draft: AnswerDraft };

export const AT_SIDES: Settling = { phase: "sides" };

/** After a side was taken: its cause is next, or what it left open. A side without an answer changes nothing. */
export function takeSide(item: ConflictItem, questions: readonly Question[], side: number): Settling {
  const taken = item.sides[side];
  const wanted = questionsToSettle(questions, item.differing);
  if (!taken) return AT_SIDES;
  const { answers, open } = settledBySide(wanted, taken.answers);
  if (Object.keys(answers).length === 0) return AT_SIDES;

  return open.length === 0
    ? { phase: "cause", answers, from: { kind: "side", side } }
    : { phase: "own", draft: draftOf(wanted, answers) };
}

export function startOwn(item: ConflictItem, questions: readonly Question[]): Settling {
  return { phase: "own", draft: draftOf(questionsToSettle(questions, item.differing)) };
}

/** After an answer of one's own: the cause comes by itself once no question is open, unless flags may still follow. */
export function answered(wanted: readonly Question[], draft: AnswerDraft): Settling {
  const mayFollow = wanted.some(({ kind }) => kind === "flags") || draft.answers["reason"] === "other";

  return mayFollow || settlementFault(wanted, draft.answers) !== undefined ? { phase: "own", draft } : toCause(draft);
}

export function toCause(draft: AnswerDraft): Settling {
  return { phase: "cause", answers: draft.answers, from: { kind: "own", draft } };
}

export function back(settling: Settling): Settling {
  return settling.phase === "cause" && settling.from.kind === "own"
    ? { phase: "own", draft: settling.from.draft }
    : AT_SIDES;
}
