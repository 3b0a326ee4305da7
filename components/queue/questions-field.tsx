"use client";
import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { FormPart } from "./form-part";
import { KIND_TEXT, MOST_QUESTIONS, newQuestion, type QuestionDraft, SINGLE_KINDS } from "./question-draft";
import type { Faults } from "./question-faults";
import { QuestionRow } from "./question-row";

interface QuestionsFieldProps {
  questions: readonly QuestionDraft[];
  faults: Faults;
  onChange: (questions: readonly QuestionDraft[]) => void;
}

/** What is asked of every item, in the order in which it is asked. */
export function QuestionsField({ questions, faults, onChange }: QuestionsFieldProps) {
  const free = SINGLE_KINDS.filter((kind) => !questions.some((question) => question.kind === kind));

  return (
    <FormPart title="Questions" fault={faults["questions"]} hint="Asked in this order; digits answer them.">
      <ol aria-label="Questions" className="flex flex-col gap-1.5">
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            number={index + 1}
            isLast={index === questions.length - 1}
            faults={faults}
            onChange={(changed) => onChange(questions.map((other) => (other.id === changed.id ? changed : other)))}
            onMove={(direction) => onChange(moved(questions, index, direction))}
            onRemove={() => onChange(questions.filter(({ id }) => id !== question.id))}
          />
        ))}
      </ol>
      {questions.length < MOST_QUESTIONS ? (
        <span>
          <Menu
            trigger={
              <Button>
                <Plus aria-hidden /> Add a question
              </Button>
            }
          >
            {[...free, "own" as const].map((kind) => (
              <MenuItem key={kind} onSelect={() => onChange([...questions, newQuestion(kind)])}>
                {kind === "own" ? "Own question with fixed answers" : KIND_TEXT[kind]}
              </MenuItem>
            ))}
          </Menu>
        </span>
      ) : null}
    </FormPart>
  );
}

function moved(questions: readonly QuestionDraft[], index: number, direction: -1 | 1): readonly QuestionDraft[] {
  const question = questions[index];
  if (!question) return questions;

  return questions.toSpliced(index, 1).toSpliced(index + direction, 0, question);
}
