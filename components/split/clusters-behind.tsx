"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useEffect, useEffectEvent } from "react";
import { clustersAddress } from "@/components/cluster/cluster-address";
import { MakeClustersButton } from "@/components/cluster/make-clusters-button";
import { MakingNote } from "@/components/cluster/making-note";
import { Button } from "@/components/ui/button";
import { clusterStateOptions } from "@/lib/client/clusters";
import { isRefused } from "@/lib/client/retry-faults";

const POLL_MS = 1500;

interface ClustersBehindProps {
  corpus: string;
  why: string;
  /** They wait for something else: making them now would mend nothing. */
  isTooEarly?: boolean;
  /** They were made between the refusal and the first look at them: no change of theirs will be seen. */
  onCurrent?: () => void;
}

/** Where a split waits for the leak clusters: why, and how far they are. Once they are made it is asked for again. */
export function ClustersBehind({ corpus, why, isTooEarly = false, onCurrent }: ClustersBehindProps) {
  // They may be made by a job that is still to come.
  const state = useQuery({
    ...clusterStateOptions(corpus),
    refetchInterval: ({ state: { error } }) => (isRefused(error) ? false : POLL_MS),
  });
  const job = state.data?.job ?? null;
  const hasProblems = state.data !== undefined && state.data.figures.problems > 0;
  const isEmpty = state.data !== undefined && !hasProblems;
  const isCurrent = state.isFetchedAfterMount && hasProblems && !job && state.data?.lag === null;
  const tellCurrent = useEffectEvent(() => onCurrent?.());

  useEffect(() => {
    if (isCurrent) tellCurrent();
  }, [isCurrent]);

  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="max-w-160">{why}</p>
      {hasProblems ? <MakingNote job={job} /> : null}
      <div className="flex flex-wrap gap-2">
        {hasProblems && !job && !isTooEarly ? (
          <MakeClustersButton corpus={corpus} variant="primary">
            Make the clusters
          </MakeClustersButton>
        ) : null}
        <Button asChild>
          {isEmpty ? (
            <Link href={`/imports?${new URLSearchParams({ corpus })}`}>Imports</Link>
          ) : (
            <Link href={clustersAddress(corpus)}>Clusters</Link>
          )}
        </Button>
      </div>
    </div>
  );
}
