"use client";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useQueryStates } from "nuqs";
import { Adjudication } from "@/components/adjudication/adjudication";
import { QueueFault } from "@/components/review-flow/queue-fault";
import { Screen } from "@/components/shell/screen";
import { EmptyState } from "@/components/ui/empty-state";
import { queueOptions } from "@/lib/client/queues";
import { useMay } from "@/lib/client/use-me";
import { adjudicationParams } from "./search-params";

/** The disagreements of one queue. */
export function AdjudicationView({ queue }: { queue: string }) {
  const facts = useQuery(queueOptions(queue));
  const maySettle = useMay("adjudicate");
  const [{ list, item }, setPlace] = useQueryStates(adjudicationParams);

  return (
    <Screen
      crumbs={
        <nav aria-label="Place" className="flex min-w-0 items-center gap-1.5">
          <Link
            href={facts.data ? `/queues/${queue}?corpus=${facts.data.corpus}` : `/queues/${queue}`}
            className="min-w-0 truncate text-ink-2 hover:text-accent hover:underline"
          >
            {facts.data?.name ?? "Queue"}
          </Link>
          <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />
          <h1 className="truncate text-title">Adjudication</h1>
        </nav>
      }
    >
      {/* A later question that failed does not take the screen away, with what somebody writes in it. */}
      {facts.isLoadingError ? <QueueFault error={facts.error} onRetry={() => void facts.refetch()} /> : null}
      {!facts.isLoadingError && !maySettle ? (
        <EmptyState title="Leads settle disagreements">
          Your role may not. What you answered counts; a lead decides where reviewers differ.
        </EmptyState>
      ) : null}
      {!facts.isLoadingError && maySettle ? (
        <Adjudication
          queue={queue}
          state={list}
          item={item}
          onPlace={(place) => void setPlace({ list: place.state, item: place.item }, { history: "replace" })}
        />
      ) : null}
    </Screen>
  );
}
