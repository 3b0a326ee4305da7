"use client";
import { ChoiceRow } from "@/components/review/choice-row";
import { PaneSection } from "@/components/review/pane-section";
import { toldAnswer } from "@/components/review-flow/answer-words";
import { TextAction } from "@/components/trajectory/text-action";
import { TextArea } from "@/components/ui/input";
import { leaveOnEscape } from "@/components/ui/leave-on-escape";
import { useWishedFocus } from "@/components/ui/use-wished-focus";
import { answerFields } from "@/lib/domain/answer-field";
import type { Answers, Question } from "@/lib/domain/question";
import { CAUSE_TEXT, CAUSES, type Cause } from "@/lib/domain/queue";

interface CauseChoiceProps {
  wanted: readonly Question[];
  answers: Answers;
  note: string;
  /** Grows with each wish to write the note. */
  noteWish: number;
  isSaving: boolean;
  onNote: (note: string) => void;
  onChoose: (cause: Cause) => void;
  onBack: () => void;
}

/** Why they differed: naming it settles the item. */
export function CauseChoice(props: CauseChoiceProps) {
  const { wanted, answers, note, noteWish, isSaving, onNote, onChoose, onBack } = props;
  const box = useWishedFocus(noteWish);
  const settled = answerFields(wanted, answers).flatMap((field) => toldAnswer(field, answers[field.key]) ?? []);

  return (
    <PaneSection title="Why did they differ?" aside={<TextAction onClick={onBack}>back</TextAction>}>
      <p className="mb-2 text-ink-2">
        Settles it as <strong className="font-semibold text-ink">{settled.join(" · ") || "none applies"}</strong>.
      </p>
      {"gate" in answers && answers["gate"] !== undefined ? (
        <p className="mb-2 text-caption text-ink-3">
          The judge is in your sight, so a gate that you settle is no blind label: the judge’s report leaves it out
          unless all labels are asked for.
        </p>
      ) : null}
      <fieldset disabled={isSaving} className="flex flex-col gap-1">
        <legend className="sr-only">Cause</legend>
        {CAUSES.map((cause, index) => (
          <ChoiceRow key={cause} isChosen={false} digit={index + 1} onChoose={() => onChoose(cause)}>
            {CAUSE_TEXT[cause]}
          </ChoiceRow>
        ))}
      </fieldset>
      <div className="mt-2.5">
        <TextArea
          ref={box}
          aria-label="Note to the settlement"
          placeholder="A note, if you like: write it before you name the cause"
          maxLength={4000}
          value={note}
          onChange={(event) => onNote(event.target.value)}
          onKeyDown={leaveOnEscape}
        />
      </div>
    </PaneSection>
  );
}
