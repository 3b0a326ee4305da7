"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { countOf } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { clusterListOptions } from "@/lib/client/clusters";
import type { ClusterList } from "@/lib/contract/clusters";
import { ClusterRows } from "./cluster-rows";
import { ClusterTools } from "./cluster-tools";
import { type ClustersState, clusterScope, type SetClustersState } from "./clusters-state";
import { PagesFoot } from "./pages-foot";

interface ClusterPagesProps {
  corpus: string;
  made: ClusterList;
  state: ClustersState;
  setState: SetClustersState;
}

/** The clusters that are asked for, the largest first. */
export function ClusterPages({ corpus, made, state, setState }: ClusterPagesProps) {
  const findInput = useRef<HTMLInputElement>(null);
  const pages = useInfiniteQuery({
    ...clusterListOptions(corpus, clusterScope(state)),
    placeholderData: keepPreviousData,
  });
  const clusters = useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data]);
  const total = pages.data?.pages[0]?.total ?? 0;
  const onMore = () => {
    if (!pages.isFetching && pages.hasNextPage) void pages.fetchNextPage();
  };

  return (
    <section aria-label="Clusters" className="flex flex-col gap-3">
      <ClusterTools facets={made.facets} state={state} setState={setState} findInput={findInput} />
      {body()}
    </section>
  );

  function body() {
    if (pages.isPending) return <Skeleton height={180} />;
    if (!pages.data)
      return (
        <RequestError
          place="panel"
          title="The clusters could not be read"
          error={pages.error ?? new Error("The answer holds no page.")}
          onRetry={() => void pages.refetch()}
        />
      );
    if (clusters.length === 0)
      return (
        <NoneFound
          state={state}
          openProposals={made.openProposals}
          onAll={() => setState({ size: "several", reason: null, find: "", torn: null })}
        />
      );

    return (
      <div aria-busy={pages.isPlaceholderData} className="flex flex-col gap-2 aria-busy:opacity-60">
        <ClusterRows corpus={corpus} clusters={clusters} onNearEnd={onMore} onFind={() => findInput.current?.focus()} />
        <PagesFoot shown={clusters.length} total={total} pages={pages} />
      </div>
    );
  }
}

interface NoneFoundProps {
  state: ClustersState;
  openProposals: number;
  onAll: () => void;
}

function NoneFound({ state, openProposals, onAll }: NoneFoundProps) {
  const isAsked = state.reason !== null || state.find !== "" || state.torn !== null || state.size !== "several";
  if (!isAsked)
    return (
      <EmptyState title="No cluster of several problems is here for you to see">
        {openProposals > 0
          ? `${countOf(openProposals, "pair of nearly equal queries waits", "pairs of nearly equal queries wait")} for an answer under Proposals.`
          : "No proposal is open to you."}
      </EmptyState>
    );

  return (
    <EmptyState title="No cluster matches" actions={<Button onClick={onAll}>Show all clusters</Button>}>
      {state.torn === null
        ? "A cluster is found by words of a query in it, by a product that joins it, or by the id of a problem."
        : "No cluster is in several pools of this split."}
    </EmptyState>
  );
}
