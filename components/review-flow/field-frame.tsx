"use client";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { AnswerField } from "@/lib/domain/answer-field";

interface FieldFrameProps {
  field: AnswerField;
  isActive: boolean;
  onActivate: () => void;
  children: ReactNode;
}

/** One question with its answers: one stop of Tab; inside, arrows up and down go from answer to answer. */
export function FieldFrame({ field, isActive, onActivate, children }: FieldFrameProps) {
  return (
    <fieldset
      data-field-key={field.key}
      tabIndex={-1}
      aria-current={isActive ? "true" : undefined}
      onFocus={isActive ? undefined : onActivate}
      onKeyDown={moveAmongAnswers}
      className={classNames("min-w-0 px-3.5 py-2", isActive && "mark-start")}
    >
      <legend className="float-left mb-1 w-full">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 text-section wrap-anywhere">{field.title}</span>
          <span className="text-caption text-ink-3">{asideOf(field)}</span>
        </span>
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

function asideOf(field: AnswerField): string {
  if (field.takes === "several") return "any number";
  if (field.takes === "text" || !field.isRequired) return "if you like";

  return "";
}

function moveAmongAnswers(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (direction === undefined || event.target instanceof HTMLTextAreaElement) return;
  const answers: (Element | null)[] = [...event.currentTarget.querySelectorAll("button[aria-pressed]")];
  const at = answers.indexOf(document.activeElement);
  // From the question itself the arrows lead to another one.
  if (at === -1) return;
  const next = answers[at + direction];
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}
