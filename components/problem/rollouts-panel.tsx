"use client";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import type { ProblemDetail } from "@/lib/contract/problems";
import { Timelines } from "./timelines";
import { useProblemRollouts } from "./use-problem-rollouts";

interface RolloutsPanelProps {
  problem: ProblemDetail;
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

/** All rollouts of the problem side by side. */
export function RolloutsPanel({ problem, chosen, onChoose }: RolloutsPanelProps) {
  const { pages, rows } = useProblemRollouts(problem.id);

  return (
    <Panel
      title="Rollouts side by side"
      subtitle={
        chosen.length === 1
          ? "One is chosen. Choose another, and the two are compared step by step."
          : "A row a rollout, a cell a step. Choose two to compare them step by step."
      }
    >
      {body()}
    </Panel>
  );

  function body() {
    if (pages.isPending) return <TimelinesSkeleton />;
    if (rows.length === 0 && pages.isError)
      return (
        <RequestError title="The rollouts could not be read" error={pages.error} onRetry={() => void pages.refetch()} />
      );
    if (rows.length === 0) return <p className="text-ink-2">No trajectory of this problem is left.</p>;

    return (
      <Timelines
        problem={problem.id}
        corpus={problem.corpus.id}
        rows={rows}
        chosen={chosen}
        onChoose={onChoose}
        foot={
          <p className="flex items-center gap-3 text-table text-ink-2">
            {rows.length < problem.rollouts
              ? `Showing ${formatNumber(rows.length)} of ${formatNumber(problem.rollouts)}`
              : `${countOf(problem.rollouts, "rollout")}, all shown`}
            {pages.isFetchNextPageError ? <span className="text-danger">The next ones could not be read.</span> : null}
            {pages.hasNextPage ? (
              <Button size="small" disabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
                {pages.isFetching ? "Loading" : "Show more"}
              </Button>
            ) : null}
          </p>
        }
      />
    );
  }
}

const ROWS = ["62%", "80%", "45%", "71%", "56%"] as const;

function TimelinesSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Reading the rollouts</span>
      {ROWS.map((width) => (
        <Skeleton key={width} width={width} height={24} />
      ))}
    </div>
  );
}
