"use client";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { answersText } from "@/components/review-flow/answer-words";
import { classNames } from "@/components/ui/class-names";
import { PageFoot } from "@/components/ui/page-foot";
import type { ConflictItem } from "@/lib/contract/adjudication";
import type { Question } from "@/lib/domain/question";
import { attemptWords, differingWords, undisputedWords } from "./item-words";
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

/** The items of one list, each with which attempt at its task it is, and what its reviewers said or it was settled as. */
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
              <Summary attempt={attemptWords(item, items)} words={summaryOf(item, questions)} />
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

/** Whole as its title where the answers are longer than the list is wide. */
function Summary({ attempt, words }: { attempt: string; words: string }) {
  return (
    <span
      className="line-clamp-3 text-caption wrap-anywhere text-ink-3"
      title={[attempt, words].filter(Boolean).join(" · ")}
    >
      {attempt === "" ? null : <span className="font-medium text-ink-2">{attempt} · </span>}
      {words}
    </span>
  );
}

function summaryOf(item: ConflictItem, questions: readonly Question[]): string {
  const { settled } = item;
  if (settled) return [answersText(questions, settled.answers), `by ${settled.by}`].filter(Boolean).join(", ");

  return differingWords(item, questions) || undisputedWords(item);
}
