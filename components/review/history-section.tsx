"use client";
import type { ReactNode } from "react";
import { RequestError } from "@/components/shell/request-error";
import { countOf } from "@/components/ui/format-number";
import { PageFoot } from "@/components/ui/page-foot";
import { Skeleton } from "@/components/ui/skeleton";
import type { LabelEvent } from "@/lib/contract/labels";
import { answersAtOnce } from "./answers-at-once";
import { HistoryEntry } from "./history-entry";
import { PaneSection } from "./pane-section";
import { undoneWithCauses } from "./undone-with-causes";
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

interface EventsProps {
  events: readonly LabelEvent[];
  total: number;
  /** The way to older ones. */
  children: ReactNode;
}

function Events({ events, total, children }: EventsProps) {
  const undone = undoneWithCauses(events);

  return (
    <PaneSection
      title="History"
      aside={events.length === 0 ? "no answers yet" : countOf(Math.max(total, events.length), "event")}
    >
      {events.length === 0 ? null : (
        <ol className="flex flex-col gap-3">
          {answersAtOnce(events).map((told) => (
            <HistoryEntry key={told[0].id} events={told} isUndone={told.every(({ id }) => undone.has(id))} />
          ))}
        </ol>
      )}
      {children}
    </PaneSection>
  );
}
