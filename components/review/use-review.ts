"use client";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { answerNotice, inTask, notSaved, tellConflict } from "@/components/trajectory/not-saved";
import { useReader, useReaderFacts } from "@/components/trajectory/reader-context";
import { dismissToast, showToast } from "@/components/ui/toast";
import type { KeptAnswer } from "@/lib/client/kept-answer";
import {
  labelHistoryOptions,
  setApprovalOptions,
  setLabelOptions,
  showReview,
  standingReviewOptions,
  undoLabelOptions,
} from "@/lib/client/labels";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useRefusalTo } from "@/lib/client/use-refusal-to";
import type { Review, ReviewConflict, ReviewWrite, SetLabel } from "@/lib/contract/labels";
import { hasAgentTurn } from "@/lib/domain/agent-turn";
import { draftFault, type LabelDraft, missingField, repeatsLabel } from "@/lib/domain/label-draft";
import { answersUnderWay } from "./answers-under-way";
import { tellNotTaken } from "./not-taken";
import { givenWith, ownLabel, standingLabel } from "./standing-label";
import type { Undone } from "./undone-words";
import { useKeptDraft } from "./use-kept-draft";
import { whyNotApproved } from "./why-not-approved";

/** What was about to be written when another person's answer was met. */
type Pending =
  | { readonly kind: "label"; readonly body: SetLabel; readonly sent: Pick<KeptAnswer, "draft" | "span"> | undefined }
  | { readonly kind: "approval"; readonly approved: boolean };

/** What is said of an answer, which may come when the next trajectory is open already. */
interface Told {
  readonly message: string;
  readonly isHere: boolean;
}

const NOT_UNDONE = "Nothing was undone";

/** What only an undo needs. The pane has it fetched before one is wanted. */
const undoCode = () => import("./undo-latest");

const UNSAVED = "Your answer is not saved yet. Save it or drop it, then";

export interface Conflict {
  readonly mine: Pending;
  /** What this person saw when answering. */
  readonly seen: Review;
  readonly theirs: Review;
  /** What was said with their label, where one person did. */
  readonly said: ReviewConflict["said"];
}

/** Everything the right pane can do to a review, and what it is in the middle of. */
export function useReview(review: Review, query: string) {
  const { id, outline } = useReaderFacts();
  const client = useQueryClient();
  const router = useRouter();
  const span = useReader((state) => state.citation);
  const [conflict, setConflict] = useState<Conflict>();
  const history = useInfiniteQuery(labelHistoryOptions(id));
  const label = useHeardMutation(setLabelOptions(client, id));
  const approval = useHeardMutation(setApprovalOptions(client, id));
  const undoing = useHeardMutation(undoLabelOptions(client, id));
  // Apart: what is no gate is answered beside it.
  const undoingGate = useHeardMutation(undoLabelOptions(client, id));
  const asking = useHeardMutation(standingReviewOptions(id));
  const isSaving = label.isPending || approval.isPending || undoing.isPending || asking.isPending;
  const [underWay] = useState(answersUnderWay);
  /** The notice of an approval that was shown last. */
  const approvalNotice = useRef<Pick<Review, "approved"> & { readonly id: string }>(undefined);
  const events = history.data?.events ?? [];
  const { draft, setDraft, dropSaved, sees } = useKeptDraft(review, ownLabel(events));
  const hasTurn = hasAgentTurn(outline.steps);
  const refusal = useRefusalTo("approve", "approve trajectories");
  const approvalFault = refusal ?? whyNotApproved(review, hasTurn);
  const fault = draftFault(draft);
  /** The label that was saved here last, until anything is written after it. */
  const [saved, setSaved] = useState<{ readonly version: number; readonly body: SetLabel }>();
  /** How often this draft was to be saved and could not be. */
  const [refusals, setRefusals] = useState(0);
  /** Grows with each key that changes the draft, until anything else does: what the next one acts on comes into view. */
  const [showWish, setShowWish] = useState(0);

  function changeDraft(next: LabelDraft, wish = 0) {
    // What was missing is there, or another answer is being made.
    if (next.label !== draft.label || missingField(next) !== missingField(draft)) setRefusals(0);
    setShowWish(wish);
    setDraft(next);
  }

  const isBusy = () => underWay.isBusy("gate");

  /** A key that is pressed while anything else is being saved says so. The same one pressed twice is one. */
  function rests(kind: Pending["kind"]): boolean {
    if (isBusy() && !underWay.has(kind)) tellNotTaken();

    return isBusy();
  }

  /** Where the approval is another one by now, the notice of that and its way back are true no more. */
  function tell(kind: Undone, { approved, version }: Review, message: string, onUndo?: () => void) {
    const about = answerNotice(kind, id);
    const notice = `${about} ${version}`;
    const last = approvalNotice.current;
    if (last?.approved === !approved) dismissToast(last.id);
    if (kind === "approval") approvalNotice.current = { id: notice, approved };
    showToast({
      ...{ id: notice, about, message, detail: inTask(query) },
      ...(onUndo ? { action: { label: "Undo", onAct: onUndo }, durationMs: 8000 } : {}),
    });
  }

  function settle(mine: Pending, answer: ReviewWrite, { message, isHere }: Told) {
    const isUnwanted = underWay.land(mine.kind);
    if (answer.status === "conflict") {
      if (isHere) return setConflict({ mine, seen: review, theirs: answer.review, said: answer.said });
      void showReview(client, id, answer.review);
      return tellConflict(`The ${mine.kind}`, () => router.push(`/trajectories/${id}`));
    }
    setConflict(undefined);
    sees(answer.review);
    // What stands once a label is taken back is nobody's that was saved here.
    if (mine.kind === "label" && mine.sent) {
      setSaved({ version: answer.review.version, body: mine.body });
      dropSaved(mine.sent);
    }
    const undo = () => undoEvent(answer.eventId, mine.kind);
    if (isUnwanted) undo();
    else tell(mine.kind, answer.review, message, undo);
  }

  const failed = (kind: Pending["kind"]) => (error: Error, isHere: boolean) => {
    underWay.land(kind);
    reportFailure(notSaved(`The ${kind}`, isHere), error, answerNotice(kind, id));
  };

  /** @param sent - what was chosen and typed; undefined where a label is taken back */
  function writeLabel(body: SetLabel, sent?: Pick<KeptAnswer, "draft" | "span">) {
    const message = sent ? "Label saved" : "Label taken back";
    const cameBack = sent ? "" : "; approved for export";
    underWay.begin("label");
    label.mutate(body, {
      onSuccess: (answer, isHere) => {
        const isSame = review.approved === answer.review.approved;
        settle({ kind: "label", body, sent }, answer, {
          message: isSame ? message : message + (review.approved ? "; the approval is taken back with it" : cameBack),
          isHere,
        });
      },
      onError: failed("label"),
    });
  }

  /** The label on screen may be an old one: where it is, the server says so as of any label that met another. */
  function repeatLabel(body: SetLabel, sent: Pick<KeptAnswer, "draft" | "span">) {
    underWay.begin("label");
    asking.mutate(undefined, {
      onSuccess: (standing) => {
        if (standing?.label !== body.label) return writeLabel(body, sent);
        underWay.land("label");
        sees(standing);
        dropSaved(sent);
        void showReview(client, id, standing);
        showToast({ message: "This is the label already.", detail: inTask(query) });
      },
      onError: failed("label"),
    });
  }

  function writeApproval(approved: boolean, expectedVersion: number) {
    underWay.begin("approval");
    approval.mutate(
      { approved, expectedVersion },
      {
        onSuccess: (answer, isHere) =>
          settle({ kind: "approval", approved }, answer, {
            message: approved ? "Approved for export" : "Approval taken back",
            isHere,
          }),
        onError: failed("approval"),
      },
    );
  }

  function undoEvent(eventId: string, kind: Undone) {
    // The same one pressed twice.
    if (!underWay.begin(eventId, kind)) return;
    const { mutate } = kind === "gate" ? undoingGate : undoing;
    mutate(
      { eventId },
      {
        onSuccess: (answer) => {
          underWay.land(eventId);
          // The failure of an earlier try.
          dismissToast(eventId);
          if (answer.status === "saved") sees(answer.review);
          undoCode().then(
            (code) => tell(kind, answer.review, code.undoWords(kind, answer)),
            () => tell(kind, answer.review, answer.status === "saved" ? "Undone" : NOT_UNDONE),
          );
        },
        onError: (error) => {
          underWay.land(eventId);
          // About the undo, not the answer: the notice of a later one, with its own way back, may stand beside it.
          undoCode().then(
            (code) => code.tellNotUndone(eventId, error, () => undoEvent(eventId, kind)),
            () => reportFailure(NOT_UNDONE, error, eventId),
          );
        },
      },
    );
  }

  return {
    draft,
    showWish,
    setDraft: changeDraft,
    span,
    fault,
    /** What a person who wanted to save it has to add first, and how often they wanted to. */
    refused: refusals > 0 && fault !== undefined ? { field: missingField(draft), wish: refusals } : undefined,
    /** Why this person cannot approve it, or take that back; undefined when they can. */
    approvalFault,
    /** Their role may approve, so that it is only this trajectory which cannot be. */
    mayApprove: refusal === undefined,
    conflict,
    history,
    /** What goes with the label that stands, where it was saved here: the history says it later, and would move what is below. */
    saved: saved?.version === review.version ? givenWith(saved.body, review) : undefined,
    isSaving,
    save: () => {
      if (draft.label === undefined || rests("label")) return;
      if (fault !== undefined) {
        // The digits choose from the list that takes the keyboard.
        if (missingField(draft) === "reason") setDraft({ ...draft, field: "reason" });

        return setRefusals(refusals + 1);
      }
      const note = draft.note.trim();
      const body = {
        label: draft.label,
        ...(draft.reason && { reason: draft.reason }),
        ...(note && { note }),
        ...(span && { span }),
        expectedVersion: review.version,
      };
      if (repeatsLabel(draft, review.label, span)) repeatLabel(body, { draft, span });
      else writeLabel(body, { draft, span });
    },
    /** Only where the label that stands was given here: what a queue settled is taken back there. */
    takeBack:
      (saved?.version === review.version || standingLabel(events, review)?.person === review.labelledBy) &&
      (() => isBusy() || writeLabel({ label: null, expectedVersion: review.version })),
    toggleApproval: () => {
      if (rests("approval")) return;
      // An answer that is chosen and not saved may contradict the approval.
      const isOpen = draft.label !== undefined && draft.label !== review.label;
      const unsaved = `${UNSAVED} ${review.approved ? "take the approval back" : "approve"}.`;
      const message = refusal ?? (isOpen ? unsaved : approvalFault);
      if (message === undefined) writeApproval(!review.approved, review.version);
      else showToast({ message });
    },
    /** Takes one's own event back while it is the latest. */
    undoEvent,
    underWay,
    /** An answer that is being saved is taken back once it is. */
    undo: () => {
      if (underWay.unwant()) return;
      if (underWay.isBusy()) return tellNotTaken();
      const isOvertaken = underWay.watch();
      undoCode().then(
        (code) => code.undoLatest({ client, id, history, isOvertaken, underWay, undoEvent }),
        (error: Error) => reportFailure(NOT_UNDONE, error, id),
      );
    },
    keepTheirs: () => {
      if (!conflict) return;
      const { mine, theirs } = conflict;
      setConflict(undefined);
      if (mine.kind === "label" && mine.sent) dropSaved(mine.sent);
      sees(theirs);
      void showReview(client, id, theirs);
    },
    /** Writes after having seen the other answer; it stays in the history. */
    saveMine: () => {
      if (!conflict || isBusy()) return;
      const { version } = conflict.theirs;
      const { mine } = conflict;
      if (mine.kind === "label") writeLabel({ ...mine.body, expectedVersion: version }, mine.sent);
      else writeApproval(mine.approved, version);
    },
  };
}

export type ReviewActions = ReturnType<typeof useReview>;
