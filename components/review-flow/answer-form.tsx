"use client";
import { useEffect, useRef } from "react";
import { CitedSpan } from "@/components/review/cited-span";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { type AnswerDraft, activeField, chooseAnswer, turnTo, writeNote } from "@/lib/domain/answer-draft";
import { answerFault } from "@/lib/domain/answer-fault";
import { answerFields } from "@/lib/domain/answer-field";
import type { Answers, Question } from "@/lib/domain/question";
import { AnswerOptions } from "./answer-options";
import { FieldFrame } from "./field-frame";
import { NoteField } from "./note-field";

/** Tries to submit that were refused since something is missing. */
export interface RefusedTries {
  readonly times: number;
  /** What the newest of them was about: with other answers it is over. */
  readonly answers: Answers | undefined;
}

interface AnswerFormProps {
  questions: readonly Question[];
  draft: AnswerDraft;
  suggestion: Answers | undefined;
  isBusy: boolean;
  noteWish: number;
  /** Grows with each key that acts on a question: the one that acts next comes into view. */
  showWish: number;
  refused: RefusedTries;
  onChange: (draft: AnswerDraft) => void;
  onSubmit: () => void;
  onAccept: () => void;
}

/** The questions of the queue as fields; the digits act on the active one. */
export function AnswerForm(props: AnswerFormProps) {
  const { questions, draft, suggestion, isBusy, noteWish, showWish, refused, onChange, onSubmit, onAccept } = props;
  const form = useRef<HTMLElement>(null);
  const shown = useRef<number>(undefined);
  const fields = answerFields(questions, draft.answers);
  const active = activeField(questions, draft);
  const fault = answerFault(questions, draft.answers);
  const isWhole = answerFault(questions, { ...draft.answers, ...suggestion }) === undefined;
  const isRefused = refused.answers === draft.answers;
  const submitKey = useKeyOf("item.submit");
  const acceptKey = useKeyOf("item.accept");

  // The pane may be scrolled down to the record, or hold more questions than fit, also when a person comes back to it.
  useEffect(() => {
    if (shown.current === showWish) return;
    shown.current = showWish;
    form.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [showWish]);

  function toStructure() {
    onChange(turnTo(draft, "structure"));
    // The button that was pressed goes, and would let go of the keyboard.
    form.current?.querySelector<HTMLElement>("[data-field-key=structure]")?.focus();
  }

  return (
    <section ref={form} aria-label="Your answer" className="border-b border-line pt-1 pb-3.5">
      {fields.map((field) => {
        const given = draft.answers[field.key];
        const isActive = field.key === active?.key;
        return (
          <FieldFrame
            key={field.key}
            field={field}
            isActive={isActive}
            onActivate={() => onChange(turnTo(draft, field.key))}
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
                chosen={chosenOf(given)}
                suggested={chosenOf(suggestion?.[field.key])}
                isActive={isActive}
                onChoose={(option) => onChange(chooseAnswer(questions, draft, { field: field.key, option }))}
                onBack={toStructure}
              />
            )}
          </FieldFrame>
        );
      })}
      <div className="flex flex-col gap-2 px-3.5 pt-1.5">
        <CitedSpan />
        {suggestion ? (
          <Button size="large" disabled={isBusy} onClick={onAccept}>
            {isWhole ? "Accept the suggestion" : "Take what is suggested"} {acceptKey ? <Kbd keys={acceptKey} /> : null}
          </Button>
        ) : null}
        <Button variant="primary" size="large" disabled={isBusy} aria-disabled={fault !== undefined} onClick={onSubmit}>
          Submit and next {submitKey ? <Kbd keys={submitKey} /> : null}
        </Button>
        <p role="status" className={classNames("text-table", isRefused ? "text-danger" : "text-ink-3")}>
          {fault && (isRefused || Object.keys(draft.answers).length > 0) ? (
            // Words that stay as they were are not read out again, and nothing moves.
            <span key={refused.times} ref={isRefused ? showFault : undefined} className="block animate-open">
              {fault.says}
            </span>
          ) : null}
        </p>
      </div>
    </section>
  );
}

function showFault(fault: HTMLElement | null): void {
  fault?.scrollIntoView({ block: "nearest" });
}

function chosenOf(answer: Answers[string] | undefined): readonly string[] {
  if (answer === undefined) return [];
  return typeof answer === "string" ? [answer] : answer;
}
