"use client";
import { PaneSection } from "@/components/review/pane-section";
import { answersText } from "@/components/review-flow/answer-words";
import { Button } from "@/components/ui/button";
import { TimeText } from "@/components/ui/time-text";
import type { ConflictItem } from "@/lib/contract/adjudication";
import type { Question } from "@/lib/domain/question";
import { CAUSE_TEXT } from "@/lib/domain/queue";

interface SettledNoteProps {
  settled: NonNullable<ConflictItem["settled"]>;
  questions: readonly Question[];
  isBusy: boolean;
  onUndo: () => void;
}

/** What an item was settled as, by whom and why. */
export function SettledNote({ settled, questions, isBusy, onUndo }: SettledNoteProps) {
  const { answers, cause, by, at } = settled;
  const note = answers["note"];

  return (
    <PaneSection title="Settled" aside={<TimeText iso={at} />}>
      <p className="text-ink-2">
        {by} settled it as <strong className="font-semibold text-ink">{answersText(questions, answers)}</strong>. Cause:{" "}
        {CAUSE_TEXT[cause].toLowerCase()}.
      </p>
      {typeof note === "string" && note !== "" ? (
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap text-ink-2">{note}</p>
      ) : null}
      <div className="mt-2">
        <Button size="small" disabled={isBusy} onClick={onUndo}>
          Take the settlement back
        </Button>
      </div>
    </PaneSection>
  );
}
