"use client";
import type { ReactNode } from "react";
import { RequestError } from "@/components/shell/request-error";
import { countOf } from "@/components/ui/format-number";
import { PageFoot } from "@/components/ui/page-foot";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { LabelEvent } from "@/lib/contract/labels";
import { GATE_CAUSE_TEXT, GATE_CAUSES } from "@/lib/domain/gate-cause";
import { isStructureLabel, LABEL_REASON_TEXT } from "@/lib/domain/label";
import { OUTCOME_FAULT_TEXT, OUTCOME_FAULTS } from "@/lib/domain/question";
import { PaneSection } from "./pane-section";
import { QuotedWords } from "./quoted-words";
import type { ReviewActions } from "./use-review";

/** What people answered, newest first. Events are kept for good; an undone one is struck through. */
export function HistorySection({ history }: { history: ReviewActions["history"] }) {
  if (history.isPending)
    return (
      <PaneSection title="History">
        <Skeleton width="60%" />
      </PaneSection>
    );
  if (history.isLoadingError)
    return (
      <RequestError
        title="The history could not be loaded"
        error={history.error}
        onRetry={() => void history.refetch()}
      />
    );

  const { events, total } = history.data;

  return (
    <Events events={events} total={total}>
      <PageFoot
        count={{ shown: events.length, total }}
        hasMore={history.hasNextPage}
        more="Show older"
        isLoading={history.isFetchingNextPage}
        fault={history.isFetchNextPageError ? history.error : null}
        onMore={() => void history.fetchNextPage()}
      />
    </Events>
  );
}

function wordOf({ question, value, queue, phase }: LabelEvent): string {
  if (queue !== null && question === "gate_cause") return `${causeWords(value)}, in ${queue}`;
  if (queue !== null)
    return `${PHASE_WORD[phase]} ${question}${value ? ` ${answerWord(question, value)}` : ""} in ${queue}`;
  if (question === "approval") return value === "yes" ? "approved" : "took the approval back";
  if (question === "gate") return value === null ? "took the gate back" : `gave gate ${value}`;
  if (question === "gate_cause") return causeWords(value);
  if (value === null) return "took the label back";

  return isStructureLabel(value) ? LABEL_LOOK[value].word : value;
}

/** What a queue stored, as the review screen says it; answers of its own questions are known there alone. */
function answerWord(question: string, value: string): string {
  if (question === "outcome") return outcomeWord(value);

  return isStructureLabel(value) ? LABEL_LOOK[value].word : value;
}

function outcomeWord(value: string): string {
  const fault = OUTCOME_FAULTS.find((one) => one === value);

  return fault ? `“${OUTCOME_FAULT_TEXT[fault]}”` : value;
}

/** An undo holds what stands again. */
function undoWord({ question, value }: LabelEvent): string {
  if (question === "gate") return "undid a gate";
  if (question !== "approval") return "undid an answer";

  return value === "yes" ? "undid taking the approval back" : "undid an approval";
}

function causeWords(value: string | null): string {
  const cause = GATE_CAUSES.find((one) => one === value);

  return `said why the judge differs: ${cause ? GATE_CAUSE_TEXT[cause] : value}`;
}

const PHASE_WORD = {
  answer: "answered",
  extra: "added an extra answer to",
  second_thought: "after the reveal:",
  adjudication: "settled",
} as const satisfies Record<LabelEvent["phase"], string>;

interface EventsProps {
  events: readonly LabelEvent[];
  total: number;
  /** The way to older ones. */
  children: ReactNode;
}

function Events({ events, total, children }: EventsProps) {
  const undone = new Set(events.map((event) => event.undoes));

  return (
    <PaneSection
      title="History"
      aside={events.length === 0 ? "no answers yet" : countOf(Math.max(total, events.length), "event")}
    >
      {events.length === 0 ? null : (
        <ol className="flex flex-col gap-2">
          {events.map((event) => (
            <li key={event.id}>
              <p className="flex items-baseline justify-between gap-2">
                <span className="min-w-0 truncate">
                  {event.person}{" "}
                  {undone.has(event.id) ? (
                    <s className="text-ink-3">{wordOf(event)}</s>
                  ) : (
                    <span className="font-medium">{event.undoes === null ? wordOf(event) : undoWord(event)}</span>
                  )}
                  {event.isBulk ? <span className="text-ink-3"> in bulk</span> : null}
                </span>
                <span className="shrink-0 text-caption text-ink-3">
                  <TimeText iso={event.at} />
                </span>
              </p>
              {event.reason ? <p className="text-table text-ink-2">{LABEL_REASON_TEXT[event.reason]}</p> : null}
              {event.note ? (
                <p className="text-table wrap-anywhere whitespace-pre-wrap text-ink-2">{event.note}</p>
              ) : null}
              {event.span ? (
                <div className="text-table">
                  <QuotedWords span={event.span} />
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      {children}
    </PaneSection>
  );
}
