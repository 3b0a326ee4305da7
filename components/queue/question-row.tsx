"use client";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { Checkbox } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { OptionsField } from "./options-field";
import { KIND_TEXT, type QuestionDraft } from "./question-draft";
import type { Faults } from "./question-faults";
import { answersText } from "./question-words";

interface QuestionRowProps {
  question: QuestionDraft;
  number: number;
  isLast: boolean;
  faults: Faults;
  onChange: (question: QuestionDraft) => void;
  onMove: (direction: -1 | 1) => void;
  onRemove: () => void;
}

/** One question: its words and answers where they are free, whether it must be answered, its place. */
export function QuestionRow({ question, number, isLast, faults, onChange, onMove, onRemove }: QuestionRowProps) {
  const { id, kind } = question;
  const name = question.text.trim() || KIND_TEXT[kind];
  const fault = faults[id];

  return (
    <li className="flex flex-col gap-1.5 rounded-control border border-line bg-bg py-1.5 pr-1 pl-2.5">
      <div className="flex min-w-0 items-center gap-2">
        <span className="w-4 shrink-0 font-mono text-mono text-ink-3">{number}</span>
        <span className="min-w-0 flex-1 truncate font-medium">{KIND_TEXT[kind]}</span>
        {kind === "flags" || kind === "note" ? (
          <span className="text-caption text-ink-3">never required</span>
        ) : (
          <span className="flex items-center gap-2">
            <Checkbox
              id={`required-${id}`}
              aria-label={`${name}: required`}
              checked={question.isRequired}
              onCheckedChange={(isRequired) => onChange({ ...question, isRequired })}
            />
            <label htmlFor={`required-${id}`} className="text-table text-ink-2">
              required
            </label>
          </span>
        )}
        <span className="flex items-center">
          <IconButton label={`Move ${name} up`} disabled={number === 1} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="flex flex-col gap-1.5 pr-1.5 pl-6">
        {kind === "own" ? (
          <Input
            aria-label={`Words of question ${number}`}
            aria-invalid={fault !== undefined && question.text.trim() === ""}
            placeholder="What is asked"
            maxLength={200}
            value={question.text}
            onChange={(event) => onChange({ ...question, text: event.target.value })}
          />
        ) : null}
        {kind === "own" || kind === "flags" ? (
          <OptionsField
            question={question}
            faults={faults}
            onChange={(options) => onChange({ ...question, options })}
          />
        ) : (
          <p className="text-caption text-ink-3">{answersText(kind)}</p>
        )}
        {fault ? <p className="text-caption text-danger">{fault}</p> : null}
      </div>
    </li>
  );
}
