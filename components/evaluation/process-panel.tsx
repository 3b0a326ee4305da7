"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { Skeleton } from "@/components/ui/skeleton";
import { processOptions } from "@/lib/client/process";
import type { Corpus } from "@/lib/contract/corpora";
import { ProcessTable } from "./process-table";

interface ProcessPanelProps {
  corpus: Pick<Corpus, "id" | "name">;
  /** Public ids, the baseline first; none: all rollouts together. */
  runs: readonly string[];
  filter: string;
}

/** How the agents of runs went about it: a metric a row, a run a column, and the rows behind every figure. */
export function ProcessPanel({ corpus, runs, filter }: ProcessPanelProps) {
  const report = useQuery({
    ...processOptions(corpus.id, { runs: runs.join(","), filter }),
    placeholderData: keepPreviousData,
  });

  if (report.isPending)
    return (
      <div role="status">
        <span className="sr-only">Measuring how the agents went about it</span>
        <Skeleton height={420} />
      </div>
    );
  if (report.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="How the agents went about it could not be loaded"
        error={report.error}
        onRetry={() => void report.refetch()}
      />
    );

  return (
    <div aria-busy={report.isPlaceholderData} className="aria-busy:opacity-60">
      <ProcessTable report={report.data} corpus={corpus} filter={filter} />
    </div>
  );
}
