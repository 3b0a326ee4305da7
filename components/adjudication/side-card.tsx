"use client";
import { answerWords } from "@/components/review-flow/answer-words";
import { classNames } from "@/components/ui/class-names";
import { Kbd } from "@/components/ui/kbd";
import type { Side } from "@/lib/contract/adjudication";
import { answerFields } from "@/lib/domain/answer-field";
import type { Question } from "@/lib/domain/question";
import { CitedPlaces } from "./cited-places";

interface SideCardProps {
  side: Side;
  /** The digit that takes it now; absent while digits act elsewhere. */
  digit: number | undefined;
  isTaken: boolean;
  questions: readonly Question[];
  differing: readonly string[];
  /** Absent where this person may not settle. */
  onTake: (() => void) | undefined;
}

const KIND_WORD = {
  reviewer: "reviewer",
  filter: "machine",
  judge: "machine",
} as const satisfies Record<Side["kind"], string>;

/** What one side says: what differs first and marked, then its note and the places it cites. */
export function SideCard({ side, digit, isTaken, questions, differing, onTake }: SideCardProps) {
  const fields = answerFields(questions, side.answers).filter(({ takes }) => takes !== "text");
  const differs = (key: string) => differing.includes(key === "reason" ? "structure" : key);
  const sorted = [...fields.filter(({ key }) => differs(key)), ...fields.filter(({ key }) => !differs(key))];
  const shown = side.kind === "reviewer" ? sorted : sorted.filter(({ key }) => side.answers[key] !== undefined);

  return (
    <article
      aria-label={`${side.name}, ${KIND_WORD[side.kind]}`}
      className={classNames(
        "flex min-w-0 flex-col rounded-control border px-2.5 py-2",
        isTaken ? "border-accent bg-accent-soft" : "border-line-strong bg-surface",
      )}
    >
      <header className="mb-1.5 flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium" title={side.name}>
          {side.name}
        </span>
        {onTake ? (
          <button
            type="button"
            aria-pressed={isTaken}
            aria-label={`Take the side of ${side.name}`}
            onClick={onTake}
            className="flex h-6 shrink-0 items-center gap-1.5 rounded-chip border border-line-strong bg-surface px-1.5 text-table hover:bg-raised"
          >
            {isTaken ? "taken" : "take"} {digit === undefined ? null : <Kbd keys={String(digit)} />}
          </button>
        ) : null}
      </header>
      <dl className="flex flex-col gap-1">
        {shown.map((field) => (
          <div key={field.key} className={classNames(differs(field.key) && "mark-start -ml-2.5 pl-2.5")}>
            <dt className="text-caption text-ink-3">
              {field.title}
              {differs(field.key) ? <span className="text-review"> ≠ differs</span> : null}
            </dt>
            <dd className={classNames("wrap-anywhere", differs(field.key) ? "font-medium text-ink" : "text-ink-2")}>
              {answerWords(field, side.answers[field.key]) ?? <span className="text-ink-3">no answer</span>}
            </dd>
          </div>
        ))}
        {shown.length === 0 ? <p className="text-ink-3">Answers none of the questions.</p> : null}
      </dl>
      {side.note ? (
        <p className="mt-1.5 line-clamp-6 text-table wrap-anywhere whitespace-pre-wrap text-ink-2">{side.note}</p>
      ) : null}
      {side.secondThought === null ? null : (
        <p className="mt-1 text-caption text-ink-3">
          {side.secondThought ? "After the reveal: would change it" : "After the reveal: would keep it"}
        </p>
      )}
      <CitedPlaces spans={side.spans} by={side.name} />
    </article>
  );
}
