"use client";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { questionTitle } from "@/components/queue/question-words";
import { answerWords } from "@/components/review-flow/answer-words";
import { classNames } from "@/components/ui/class-names";
import { PageFoot } from "@/components/ui/page-foot";
import type { ConflictItem } from "@/lib/contract/adjudication";
import { answerFields } from "@/lib/domain/answer-field";
import { type Question, questionKey } from "@/lib/domain/question";
import { LEFT_OUT } from "./list-look";

interface ConflictListProps {
  items: readonly ConflictItem[];
  current: string | undefined;
  questions: readonly Question[];
  pages: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error" | "fetchNextPage"
  >;
  leavesOut: boolean;
  onOpen: (item: string) => void;
}

/** The items of one list, each with what its reviewers said about what differs. */
export function ConflictList({ items, current, questions, pages, leavesOut, onOpen }: ConflictListProps) {
  return (
    <nav aria-label="Items" className="h-full overflow-y-auto bg-bg py-2">
      <ol className="flex flex-col">
        {items.map((item) => (
          <li key={item.item}>
            <button
              type="button"
              aria-current={item.item === current ? "true" : undefined}
              onClick={() => onOpen(item.item)}
              className={classNames(
                "flex w-full flex-col gap-0.5 px-3.5 py-2 text-left -outline-offset-2",
                item.item === current ? "mark-start bg-accent-soft" : "hover:bg-raised",
              )}
            >
              <span className="line-clamp-2 wrap-anywhere">{item.query}</span>
              <span className="text-caption text-ink-3">{summaryOf(item, questions)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="px-3.5 pb-2 empty:hidden">
        <PageFoot
          hasMore={pages.hasNextPage}
          more="Show more"
          isLoading={pages.isFetchingNextPage}
          fault={pages.isFetchNextPageError ? pages.error : null}
          onMore={() => void pages.fetchNextPage()}
        />
      </div>
      {leavesOut ? <p className="px-3.5 py-2 text-caption text-ink-3">{LEFT_OUT}</p> : null}
    </nav>
  );
}

function summaryOf({ differing, sides, settled, barredBecause }: ConflictItem, questions: readonly Question[]): string {
  const first = questions.find((question) => differing.includes(questionKey(question)));
  if (settled) return `by ${settled.by}`;
  if (!first) return barredBecause ? "not yours to settle" : "all reviewers agree";
  const key = questionKey(first);
  const words = sides
    .filter(({ kind }) => kind === "reviewer")
    .map(({ answers }) => {
      const field = answerFields([first], answers)[0];
      return (field && answerWords(field, answers[key])) ?? "no answer";
    });
  const others = differing.length > 1 ? `, and ${differing.length - 1} more` : "";

  return `${questionTitle(first)}: ${[...new Set(words)].join(" ≠ ")}${others}`;
}
