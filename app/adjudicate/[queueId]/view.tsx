"use client";
import { useQuery } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import { Adjudication } from "@/components/adjudication/adjudication";
import { QueueFault } from "@/components/review-flow/queue-fault";
import { useFaultAhead } from "@/components/shell/late-page-fault";
import { Place } from "@/components/shell/place";
import { Screen } from "@/components/shell/screen";
import { useCorpusOf } from "@/components/shell/use-corpus-of";
import { EmptyState } from "@/components/ui/empty-state";
import { queueOptions } from "@/lib/client/queues";
import { useMay } from "@/lib/client/use-me";
import { adjudicationParams } from "./search-params";

/** The disagreements of one queue. */
export function AdjudicationView({ queue }: { queue: string }) {
  useFaultAhead();
  const facts = useQuery(queueOptions(queue));
  const corpus = useCorpusOf(facts.data);
  const search = facts.data ? `?corpus=${facts.data.corpus}` : "";
  const maySettle = useMay("adjudicate");
  const [{ list, item }, setPlace] = useQueryStates(adjudicationParams);

  return (
    <Screen
      crumbs={
        <Place
          corpus={corpus}
          all={{ href: `/queues${search}`, name: "Queues" }}
          of={{ href: `/queues/${queue}${search}`, name: facts.data?.name ?? "Queue" }}
          title="Adjudication"
        />
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
