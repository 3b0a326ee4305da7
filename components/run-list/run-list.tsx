"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useRef } from "react";
import { RescoringPanel } from "@/components/rescoring/rescoring-panel";
import { RequestError } from "@/components/shell/request-error";
import { FilterInput } from "@/components/trajectory-list/filter-input";
import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { ListFoot } from "@/components/trajectory-list/list-foot";
import { ListSkeleton } from "@/components/trajectory-list/list-skeleton";
import { UnusableFilter } from "@/components/trajectory-list/unusable-filter";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { runListOptions } from "@/lib/client/runs";
import type { Corpus } from "@/lib/contract/corpora";
import { K_WITHOUT_THEM } from "@/lib/domain/left-out-words";
import { checkFilter } from "@/lib/query/check-filter";
import { DownloadRuns } from "./download-runs";
import { KChoice } from "./k-choice";
import { KNotice } from "./k-notice";
import { RunColumnMenu } from "./run-column-menu";
import { RunRows } from "./run-rows";
import { RunsFacets } from "./runs-facets";
import { type RunsState, runsAsked, type SetRunsState } from "./runs-state";

interface RunListProps {
  corpus: Corpus;
  state: RunsState;
  setState: SetRunsState;
}

/** The runs of a corpus: what each achieved, how sure that is, and which to compare. */
export function RunList({ corpus, state, setState }: RunListProps) {
  const filterInput = useRef<HTMLInputElement>(null);
  const isUsable = checkFilter(state.filter).status === "valid";
  const asked = runsAsked(state);
  const pages = useInfiniteQuery({
    ...runListOptions(corpus.id, asked),
    enabled: isUsable,
    placeholderData: keepPreviousData,
  });
  const first = pages.data?.pages[0];
  const onFilter = (filter: string) => setState({ filter });
  const runs = (pages.data?.pages ?? []).flatMap(({ items }) => items);
  const known = { run: runs.map(({ word }) => word) };

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-col gap-2.5 px-4 pt-4 pb-3">
        <div className="flex min-h-8.5 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-title">Runs</h1>
          {first && isUsable ? (
            <span className="text-ink-2 aria-busy:opacity-60" aria-busy={pages.isPlaceholderData}>
              {countOf(first.total, "run")}
            </span>
          ) : null}
          <span className="flex-1 narrow:hidden" />
          <div className="contents narrow:ml-auto narrow:flex narrow:flex-wrap narrow:items-center narrow:justify-end narrow:gap-x-3 narrow:gap-y-2">
            <RunsFacets facets={first?.facets} filter={state.filter} onFilter={onFilter} />
            {first ? <KChoice k={first.k} most={first.mostRollouts} onChoose={(k) => setState({ k })} /> : null}
            {first ? (
              <RunColumnMenu corpus={corpus.id} state={state} setState={setState} k={first.k} runs={runs} />
            ) : null}
            <DownloadRuns corpus={corpus} asked={asked} />
            <Button asChild>
              <Link href={`/runs/training?${new URLSearchParams({ corpus: corpus.id })}`}>Training curves</Link>
            </Button>
          </div>
        </div>
        {first?.leftOut ? (
          <p className="text-ink-2">
            {inNoFigure(first.leftOut)} {state.k === null ? K_WITHOUT_THEM : null}
          </p>
        ) : null}
        {first && !pages.isPlaceholderData ? <KNotice k={first.k} /> : null}
        <FilterInput corpus={corpus.id} filter={state.filter} onApply={onFilter} known={known} inputRef={filterInput} />
      </div>
      {isUsable ? null : <UnusableFilter onClear={() => onFilter("")} />}
      {isUsable && pages.isPending ? <ListSkeleton rowHeightPx={40} /> : null}
      {isUsable && pages.isError && !first ? (
        <RequestError title="The runs could not be loaded" error={pages.error} onRetry={() => void pages.refetch()} />
      ) : null}
      {isUsable && first ? (
        <RunRows
          corpus={corpus}
          state={state}
          setState={setState}
          pages={pages.data?.pages ?? []}
          first={first}
          filterInput={filterInput}
          isStale={pages.isPlaceholderData}
          foot={<ListFoot pages={pages} />}
          onMore={() => {
            if (!pages.isFetching && pages.hasNextPage) void pages.fetchNextPage();
          }}
        />
      ) : null}
      {isUsable ? <RescoringPanel corpus={corpus} filter={state.filter} /> : null}
    </div>
  );
}
