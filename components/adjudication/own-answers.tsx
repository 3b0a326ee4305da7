"use client";
import { AnswerOptions } from "@/components/review-flow/answer-options";
import { FieldFrame } from "@/components/review-flow/field-frame";
import { NoteField } from "@/components/review-flow/note-field";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { type AnswerDraft, activeField, chooseAnswer, writeNote } from "@/lib/domain/answer-draft";
import { answerFields } from "@/lib/domain/answer-field";
import type { Question } from "@/lib/domain/question";
import { settlementFault } from "@/lib/domain/side-choice";

interface OwnAnswersProps {
  wanted: readonly Question[];
  draft: AnswerDraft;
  /** Grows with each wish to write the note. */
  noteWish: number;
  onChange: (draft: AnswerDraft) => void;
  onOnwards: () => void;
  onBack: () => void;
}

/** What differs, answered question by question where no side is right as a whole. */
export function OwnAnswers({ wanted, draft, noteWish, onChange, onOnwards, onBack }: OwnAnswersProps) {
  const fields = answerFields(wanted, draft.answers);
  const active = activeField(wanted, draft);
  const fault = settlementFault(wanted, draft.answers);
  const backKey = useKeyOf("adjudicate.back");
  const onwardsKey = useKeyOf("item.submit");

  return (
    <section aria-label="Your own answers" className="border-b border-line pt-1 pb-3.5">
      {fields.map((field) => {
        const given = draft.answers[field.key] ?? [];
        return (
          <FieldFrame
            key={field.key}
            field={field}
            isActive={field.key === active?.key}
            onActivate={() => onChange({ ...draft, active: field.key })}
          >
            {field.takes === "text" ? (
              <NoteField
                text={typeof given === "string" ? given : ""}
                wish={noteWish}
                onWrite={(text) => onChange(writeNote(draft, text))}
              />
            ) : (
              <AnswerOptions
                field={field}
                chosen={typeof given === "string" ? [given] : given}
                suggested={[]}
                isActive={field.key === active?.key}
                onChoose={(option) => onChange(chooseAnswer(wanted, draft, { field: field.key, option }))}
              />
            )}
          </FieldFrame>
        );
      })}
      <div className="flex flex-wrap items-center gap-2 px-3.5 pt-1.5">
        <Button variant="primary" aria-disabled={fault !== undefined} onClick={onOnwards}>
          Name the cause {onwardsKey ? <Kbd keys={onwardsKey} /> : null}
        </Button>
        <Button onClick={onBack}>Back to the sides {backKey ? <Kbd keys={backKey} /> : null}</Button>
        {fault && Object.keys(draft.answers).length > 0 ? <p className="text-table text-ink-3">{fault}</p> : null}
      </div>
    </section>
  );
}
