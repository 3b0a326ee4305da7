"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { useRefusal } from "@/lib/client/use-refusal";

interface LabAnswerProps<Answer> {
  title: string;
  asked: UseQueryResult<Answer>;
  /** What is being done until the first answer, for screen readers. */
  waiting: string;
  heightPx: number;
  children: (answer: Answer) => ReactNode;
}

/** A panel of the lab before it has an answer, or instead of one. The answer before it stays, greyed, while a new one comes. */
export function LabAnswer<Answer>({ title, asked, waiting, heightPx, children }: LabAnswerProps<Answer>) {
  const refusal = useRefusal("test_filter");

  if (refusal)
    return (
      <Panel title={title}>
        <p className="text-ink-2">{refusal}</p>
      </Panel>
    );
  if (asked.isPending)
    return (
      <div role="status">
        <span className="sr-only">{waiting}</span>
        <Skeleton height={heightPx} />
      </div>
    );
  if (asked.isLoadingError)
    return (
      <Panel title={title}>
        <RequestError
          place="panel"
          title="This could not be computed"
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      </Panel>
    );

  return (
    <div aria-busy={asked.isPlaceholderData} className="min-w-0 aria-busy:opacity-60">
      {children(asked.data)}
    </div>
  );
}
