"use client";
import { useEffect } from "react";
import { useReader, useReaderFacts } from "@/components/trajectory/reader-context";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { isSaveChord } from "@/components/ui/is-save-chord";
import { Kbd } from "@/components/ui/kbd";
import { latePart } from "@/components/ui/late-part";
import { useWishedFocus } from "@/components/ui/use-wished-focus";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { isEmptyAnswer } from "@/lib/client/kept-answer";
import type { Review } from "@/lib/contract/labels";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { chooseLabel } from "@/lib/domain/label-draft";
import { againstFilter } from "./against-filter";
import { ChoiceRow } from "./choice-row";
import { CitedSpan } from "./cited-span";
import { CurrentLabel } from "./current-label";
import { NoteField } from "./note-field";
import { PaneSection } from "./pane-section";
import { ownInQueue, standingLabel } from "./standing-label";
import type { ReviewActions } from "./use-review";

const NAME = {
  agentic: "Agentic",
  sub_task: "Sub-task",
  reject: "Reject",
} as const satisfies Record<StructureLabel, string>;

/** While an answer is open: its reasons reach below the fold. */
const IN_SIGHT = "sticky bottom-0 -mx-3.5 border-t border-line bg-bg px-3.5 pt-2 pb-1.5";

const Reasons = latePart(() => import("./reasons").then((module) => module.Reasons));
const QueueAnswer = latePart(() => import("./queue-answer").then((module) => module.QueueAnswer));

interface OverrideFormProps {
  review: Review;
  actions: ReviewActions;
  /** Grows with each wish to write the note. */
  noteWish: number;
}

/** A person's answer: structure, reason, note and the words it cites. */
export function OverrideForm({ review, actions, noteWish }: OverrideFormProps) {
  const { draft, setDraft, fault, refused, isSaving, span } = actions;
  const { outline } = useReaderFacts();
  // The digits tag words then.
  const isMarking = useReader((state) => state.isMarking);
  const events = actions.history.data?.events ?? [];
  const noteRefused = refused?.field === "note" ? refused.wish : 0;
  const box = useWishedFocus(noteWish + noteRefused);
  // Here by the time somebody chooses an answer, also where the network is gone by then.
  useEffect(() => void Reasons.fetchAhead().catch(() => undefined), []);

  return (
    <PaneSection title="Your answer" aside={againstFilter(review.label, outline.analysis?.verdict.verdict)}>
      <CurrentLabel
        review={review}
        given={review.labelSource === "person" ? (actions.saved ?? standingLabel(events, review)) : undefined}
        isSaving={isSaving}
        onTakeBack={actions.takeBack}
      />
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          actions.save();
        }}
        onKeyDown={(event) => {
          if (!isSaveChord(event)) return;
          event.preventDefault();
          actions.save();
          // The next keys are for the trajectory again, not for an empty note.
          if (fault === undefined && event.target instanceof HTMLElement) event.target.blur();
        }}
      >
        <fieldset tabIndex={-1} className="flex flex-col gap-1 rounded-mark">
          <legend className="sr-only">Structure</legend>
          {STRUCTURE_LABELS.map((label, index) => (
            <ChoiceRow
              key={label}
              isChosen={(draft.label ?? review.label) === label}
              digit={draft.field === "structure" && !isMarking ? index + 1 : undefined}
              mark={LABEL_LOOK[label].mark}
              ink={LABEL_LOOK[label].ink}
              onChoose={() => setDraft(chooseLabel(draft, label))}
            >
              {NAME[label]}
            </ChoiceRow>
          ))}
        </fieldset>
        {draft.label === undefined ? null : <Reasons actions={actions} />}
        <NoteField
          note={draft.note}
          hint={<NoteHint />}
          error={noteRefused > 0 ? fault : undefined}
          box={box}
          onChange={(note) => setDraft({ ...draft, note })}
        />
        <CitedSpan />
        <div
          data-open-answer={draft.label === undefined ? undefined : ""}
          className={classNames("flex flex-col gap-1.5", draft.label !== undefined && IN_SIGHT)}
        >
          <Button type="submit" variant="primary" size="large" disabled={draft.label === undefined || isSaving}>
            {isSaving ? "Saving" : "Save label"} <Kbd keys="Enter" />
          </Button>
          {isEmptyAnswer({ draft, span }) ? null : (
            <p className="text-table text-ink-3">
              {draft.label !== undefined && fault && !refused ? <span>{fault}</span> : null} <span>Not saved yet.</span>
            </p>
          )}
        </div>
      </form>
      {/* Below: it is known later than the form is there, which must not move under the pointer. */}
      {review.label === null && ownInQueue(events) ? <QueueAnswer events={events} /> : null}
    </PaneSection>
  );
}

/** With the keys as they act now; one that is switched off is not named. */
function NoteHint() {
  const submit = useKeyOf("item.submit-text");
  const mark = useKeyOf("span.mark");
  const cite = useKeyOf("verdict.note");

  return (
    <>
      {submit ? (
        <>
          <Kbd keys={submit} /> saves from here.{" "}
        </>
      ) : null}
      {mark ? (
        <>
          <Kbd keys={mark} /> marks words of the step.{" "}
        </>
      ) : null}
      {cite ? (
        <>
          <Kbd keys={cite} /> cites them here.
        </>
      ) : null}
    </>
  );
}
