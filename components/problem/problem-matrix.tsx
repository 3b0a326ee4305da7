"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { RequestError } from "@/components/shell/request-error";
import { EmptyCorpus } from "@/components/trajectory-list/empty-corpus";
import { ListFoot } from "@/components/trajectory-list/list-foot";
import { UnusableFilter } from "@/components/trajectory-list/unusable-filter";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { problemMatrixOptions } from "@/lib/client/problems";
import type { Corpus } from "@/lib/contract/corpora";
import { PROBLEM_SORTS } from "@/lib/domain/problem-order";
import { checkFilter } from "@/lib/query/check-filter";
import { MatrixFooter } from "./matrix-footer";
import { MatrixGrid } from "./matrix-grid";
import { MatrixHeadline } from "./matrix-head";
import { MatrixSkeleton } from "./matrix-skeleton";
import { type MatrixState, matrixQuery, type SetMatrixState } from "./matrix-state";
import { MatrixTools } from "./matrix-tools";
import { matrixCommand } from "./problem-command";

interface ProblemMatrixScreenProps {
  corpus: Corpus;
  state: MatrixState;
  setState: SetMatrixState;
}

/** Every problem of a corpus by run. */
export function ProblemMatrixScreen({ corpus, state, setState }: ProblemMatrixScreenProps) {
  const filterInput = useRef<HTMLInputElement>(null);
  const isUsable = checkFilter(state.filter).status === "valid";
  const pages = useInfiniteQuery({
    ...problemMatrixOptions(corpus.id, matrixQuery(state)),
    placeholderData: keepPreviousData,
    enabled: isUsable,
  });
  const first = pages.data?.pages[0];
  const shown = first?.summary ? { runs: first.runs, summary: first.summary } : undefined;
  const rows = useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data]);
  const onMore = () => {
    if (!pages.isFetching && pages.hasNextPage) void pages.fetchNextPage();
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-col gap-2.5 px-4 pt-4 pb-3">
        <MatrixHeadline shown={shown} />
        <MatrixTools corpus={corpus.id} state={state} setState={setState} shown={shown} filterInput={filterInput} />
      </div>
      {isUsable ? body() : <UnusableFilter onClear={() => setState({ filter: "" })} />}
    </div>
  );

  function body() {
    if (pages.isPending) return <MatrixSkeleton />;
    if (!shown)
      return (
        <RequestError
          title="The problems could not be read"
          error={pages.error ?? new Error("The answer holds no page.")}
          onRetry={() => void pages.refetch()}
        />
      );
    const { sort, filter, runs } = state;
    const nextSort = PROBLEM_SORTS[(PROBLEM_SORTS.indexOf(sort) + 1) % PROBLEM_SORTS.length] ?? "hardest";

    return (
      <div aria-busy={pages.isPlaceholderData} className="flex min-h-0 flex-1 flex-col aria-busy:opacity-60">
        {rows.length === 0 ? (
          <div className="min-h-0 flex-1 border-t border-line bg-surface">
            <NoProblems corpus={corpus} filter={filter} onClear={() => setState({ filter: "", runs: [] })} />
          </div>
        ) : (
          <MatrixGrid
            {...shown}
            key={`${sort} ${filter} ${runs.join()}`}
            corpus={corpus.id}
            filter={filter}
            rows={rows}
            filterInput={filterInput}
            onNearEnd={onMore}
            onSort={() => setState({ sort: nextSort })}
            foot={<ListFoot pages={pages} />}
          />
        )}
        <MatrixFooter
          loaded={rows.length}
          total={shown.summary.problems}
          command={matrixCommand({ corpusName: corpus.name, filter, sort, runs, problems: shown.summary.problems })}
        />
      </div>
    );
  }
}

function NoProblems({ corpus, filter, onClear }: { corpus: Corpus; filter: string; onClear: () => void }) {
  if (corpus.trajectories === 0) return <EmptyCorpus corpus={corpus.id} />;

  return (
    <EmptyState
      title={filter === "" ? "No problem was tried in these runs" : "No rollout matches"}
      actions={
        <Button variant="primary" onClick={onClear}>
          Show all problems
        </Button>
      }
    >
      {filter === ""
        ? "Choose other runs, or import trajectories."
        : "A problem is listed where a rollout of it in one of the runs shown matches the filter."}
    </EmptyState>
  );
}
