"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { tellNotTaken } from "@/components/review/not-taken";
import type { ReviewActions } from "@/components/review/use-review";
import { reportFailure } from "@/components/shell/report-failure";
import { answerNotice, inTask, notSaved, tellConflict } from "@/components/trajectory/not-saved";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { showToast } from "@/components/ui/toast";
import { setGateOptions, showGate } from "@/lib/client/gate";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { GateReview, SetGate } from "@/lib/contract/judge-audit";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { answerOf, EMPTY_GATE_DRAFT, type GateDraft, gateDraftFault, isGateComplete } from "@/lib/domain/gate-draft";
import { GATES } from "@/lib/domain/judgement";

const SUBJECT = "Your gate";

/** What was about to be written when another person's gate was met. */
export interface GateConflict {
  readonly mine: SetGate;
  readonly theirs: GateReview;
}

/** Everything a person can do about the gate of an open trajectory, and what they are in the middle of. */
export function useOwnGate(
  { header, gateReview }: Pick<TrajectoryDetail, "header" | "gateReview">,
  { undoEvent, underWay }: Pick<ReviewActions, "undoEvent" | "underWay">,
) {
  const { id } = useReaderFacts();
  const client = useQueryClient();
  const router = useRouter();
  const [draft, setDraft] = useState<GateDraft>();
  const [noteWish, setNoteWish] = useState(0);
  const [conflict, setConflict] = useState<GateConflict>();
  const saving = useHeardMutation(setGateOptions(client, id));
  const onItsWay = useRef("");
  const version = gateReview?.version ?? 0;

  /** @param sent - the draft that it answers, which goes once it is saved, unless it is another answer by then */
  function write(body: SetGate, sent?: GateDraft) {
    const said = answerOf(sent);
    // The undo of a gate makes a version that this one cannot know. The same gate pressed twice is one.
    if (underWay.isUndoing("gate") || (underWay.has("gate") && said !== onItsWay.current)) return tellNotTaken();
    if (!underWay.begin("gate")) return;
    onItsWay.current = said;
    saving.mutate(body, {
      onSuccess: (answer, isHere) => {
        const isUnwanted = underWay.land("gate");
        if (answer.status === "conflict") {
          if (isHere) return setConflict({ mine: body, theirs: answer.gateReview });
          void showGate(client, id, answer.gateReview);
          return tellConflict(SUBJECT, () => router.push(`/trajectories/${id}`));
        }
        setConflict(undefined);
        setDraft((now) => (answerOf(now) === said ? undefined : now));
        const { eventId } = answer;
        if (isUnwanted) return undoEvent(eventId, "gate");
        showToast({
          about: answerNotice("gate", id),
          message: savedWords(body, answer.isBeyondHorizon),
          detail: inTask(header.problem.query),
          action: { label: "Undo", onAct: () => undoEvent(eventId, "gate") },
          durationMs: 8000,
        });
      },
      onError: (error, isHere) => {
        underWay.land("gate");
        reportFailure(notSaved(SUBJECT, isHere), error, answerNotice("gate", id));
      },
    });
  }

  function save(given: GateDraft) {
    const { gate, cause, spans } = given;
    if (gate === undefined || gateDraftFault(given) !== undefined) return;
    const note = given.note.trim();
    write(
      {
        gate,
        ...(cause === undefined ? {} : { cause }),
        ...(note === "" ? {} : { note }),
        spans: [...spans],
        expectedVersion: version,
      },
      given,
    );
  }

  return {
    /** Undefined while no gate is being given. */
    draft,
    /** The judge's gate, where it named one. */
    judged: GATES.find((gate) => gate === header.judgement?.gate),
    conflict,
    isSaving: saving.isPending,
    open: () => {
      if (draft) return;
      setDraft(EMPTY_GATE_DRAFT);
      // The last gate's note is none of this one's.
      setNoteWish(0);
    },
    /** Grows with each wish to write the note. */
    noteWish,
    wishNote: () => setNoteWish(noteWish + 1),
    setDraft,
    /** A digit or a click on the last question is the whole answer. */
    answer: (next: GateDraft) => {
      setDraft(next);
      if (isGateComplete(next)) save(next);
    },
    save: () => draft && save(draft),
    takeBack: () => write({ gate: null, spans: [], expectedVersion: version }),
    keepTheirs: () => {
      if (conflict) void showGate(client, id, conflict.theirs);
      setConflict(undefined);
      setDraft(undefined);
    },
    /** Writes after having seen the other gate; it stays in the history. */
    saveMine: () => {
      if (conflict) write({ ...conflict.mine, expectedVersion: conflict.theirs.version }, draft);
    },
  };
}

export type OwnGateActions = ReturnType<typeof useOwnGate>;

function savedWords({ gate }: SetGate, isBeyondHorizon: boolean): string {
  if (gate === null) return "Your gate is taken back";
  if (isBeyondHorizon) return "Filed as a fault of the pipeline: the judge could not read what you cite";

  return "Your gate is saved";
}
