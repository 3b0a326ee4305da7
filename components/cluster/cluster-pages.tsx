"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { countOf } from "@/components/ui/format-number";
import { clusterListOptions } from "@/lib/client/clusters";
import type { ClusterList } from "@/lib/contract/clusters";
import { ClusterRows } from "./cluster-rows";
import { ClusterTools } from "./cluster-tools";
import { type ClustersState, clusterScope, type SetClustersState } from "./clusters-state";
import { ItemPages } from "./item-pages";

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

  return (
    <section aria-label="Clusters" className="flex flex-col gap-3">
      <ClusterTools facets={made.facets} state={state} setState={setState} findInput={findInput} />
      <ItemPages
        pages={pages}
        fault="The clusters could not be read"
        none={<NoneFound state={state} setState={setState} openProposals={made.openProposals} />}
      >
        {({ items, onNearEnd }) => (
          <ClusterRows
            corpus={corpus}
            clusters={items}
            onNearEnd={onNearEnd}
            onFind={() => findInput.current?.focus()}
          />
        )}
      </ItemPages>
    </section>
  );
}

interface NoneFoundProps {
  state: ClustersState;
  setState: SetClustersState;
  openProposals: number;
}

function NoneFound({ state, setState, openProposals }: NoneFoundProps) {
  const isAsked = state.reason !== null || state.find !== "" || state.torn !== null || state.size !== "several";
  if (!isAsked)
    return (
      <EmptyState
        title="No cluster of several problems"
        actions={
          openProposals > 0 ? (
            <Button onClick={() => setState({ part: "proposals" })}>Answer the proposals</Button>
          ) : (
            <Button onClick={() => setState({ size: "any" })}>Show single problems too</Button>
          )
        }
      >
        {openProposals > 0
          ? `${countOf(openProposals, "pair of nearly equal queries waits", "pairs of nearly equal queries wait")} for an answer.`
          : "No proposal is open to you."}
      </EmptyState>
    );

  return (
    <EmptyState
      title="No cluster matches"
      actions={
        <Button onClick={() => setState({ size: "several", reason: null, find: "", torn: null })}>
          Show all clusters
        </Button>
      }
    >
      {state.torn === null
        ? "A cluster is found by words of a query in it, by a product that joins it, or by the id of a problem."
        : "No cluster is in several pools of this split."}
    </EmptyState>
  );
}
