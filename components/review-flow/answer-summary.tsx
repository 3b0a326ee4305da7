"use client";
import { Button } from "@/components/ui/button";
import type { HeldItem } from "@/lib/client/flow-state";
import { answerFault } from "@/lib/domain/answer-fault";
import { answerFields } from "@/lib/domain/answer-field";
import { toldAnswer } from "./answer-words";

interface AnswerSummaryProps {
  held: HeldItem;
  isBusy: boolean;
  onSubmit: () => void;
}

/** The answer in one line, where there is no room for its pane. */
export function AnswerSummary({ held: { item, draft }, isBusy, onSubmit }: AnswerSummaryProps) {
  const isAnswered = answerFault(item.questions, draft.answers) === undefined && Object.keys(draft.answers).length > 0;
  const given = answerFields(item.questions, draft.answers).flatMap((field) => {
    const words = toldAnswer(field, draft.answers[field.key]);
    return words === undefined ? [] : [words];
  });

  return (
    <>
      <p className="min-w-0 flex-1 truncate text-ink-2">{given.length === 0 ? "No answer yet" : given.join(" · ")}</p>
      <Button size="small" variant="primary" disabled={isBusy || !isAnswered} onClick={onSubmit}>
        Submit
      </Button>
    </>
  );
}
