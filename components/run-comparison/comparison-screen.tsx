"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ProcessPanel } from "@/components/evaluation/process-panel";
import { PageFrame } from "@/components/shell/page-frame";
import { RequestError } from "@/components/shell/request-error";
import { listAddress } from "@/components/trajectory-list/list-address";
import { AfterHydration } from "@/components/ui/after-hydration";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { comparisonOptions } from "@/lib/client/comparison";
import { referencesOptions } from "@/lib/client/references";
import type { Comparison } from "@/lib/contract/comparison";
import type { Corpus } from "@/lib/contract/corpora";
import { MOST_COMPARED } from "@/lib/domain/run-order";
import { measuredSeries } from "./compared-series";
import { ComparisonControls } from "./comparison-controls";
import { ComparisonSkeleton } from "./comparison-skeleton";
import { type ComparisonState, comparisonQuery, namedRuns, type SetComparisonState } from "./comparison-state";
import { CountsPanel } from "./counts-panel";
import { CurvesPanels } from "./curves-panels";
import { belongingReferences, drawnReferences, isHome, usualReferences } from "./drawn-references";
import { GridPanel } from "./grid-panel";
import { missingRuns } from "./missing-runs";
import { MissingRuns, NoRuns, NothingMatches } from "./no-comparison";
import { Notices } from "./notices";
import { OutcomesPanel } from "./outcomes-panel";
import { PairedPanel } from "./paired-panel";
import { ProblemListDialog } from "./problem-list-dialog";
import { ReferencesPart } from "./references-part";
import { RunBar } from "./run-bar";
import { SlicesPanel } from "./slices-panel";
import { useFirstRuns } from "./use-first-runs";

interface ComparisonScreenProps {
  corpus: Corpus;
  state: ComparisonState;
  setState: SetComparisonState;
}

/** Runs side by side: what can be said, and the trajectories behind every figure. */
export function ComparisonScreen({ corpus, state: given, setState }: ComparisonScreenProps) {
  const first = useFirstRuns(corpus.id, given.runs);
  const state = { ...given, runs: first.runs };
  const chosen = comparisonQuery(state);
  const query = chosen ?? { runs: "", slice: state.slice, filter: state.filter };
  const comparison = useQuery({
    ...comparisonOptions(corpus.id, query),
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  });
  const references = useQuery(referencesOptions(corpus.id));
  const drawn = drawnReferences(references.data?.items ?? []);
  const shown = comparison.isLoadingError || !chosen ? undefined : comparison.data;
  const isShown = state.published === null ? Boolean(shown && isHome(shown)) : state.published === "shown";
  const named = namedRuns(state.runs);
  const beyond = Math.max(0, named.ids.length - MOST_COMPARED);
  const belonging = shown ? belongingReferences(references.data?.items ?? [], shown).length : 0;
  const isUnchosen = state.published === null && state.without.length === 0;
  const left = drawn.filter(({ id }) => !state.without.includes(id));
  const chosenReferences = isUnchosen ? usualReferences(drawn) : left;
  const shownReferences = isShown ? chosenReferences : [];
  const isNothing = shown?.runs.every(({ measured }) => measured.status === "empty") ?? false;

  return (
    <PageFrame>
      <ComparisonControls
        corpus={corpus.id}
        comparison={shown}
        state={state}
        setState={setState}
        published={
          references.data === undefined && references.errorUpdateCount > 0
            ? { isAsking: references.isPending, onRetry: () => void references.refetch() }
            : { count: belonging > 0 || isShown ? (isShown ? shownReferences : left).length : 0, isShown }
        }
      />
      {chosen || first.isPending ? null : <NoRuns corpus={corpus} unreadable={named.unreadable} />}
      {first.isPending ? <ComparisonSkeleton /> : null}
      {chosen && comparison.isPending ? <ComparisonSkeleton /> : null}
      {chosen && comparison.isLoadingError ? (
        <NotCompared
          corpus={corpus}
          error={comparison.error}
          runs={named.ids}
          onRuns={(runs) => setState({ runs, list: "" })}
          onRetry={() => void comparison.refetch()}
        />
      ) : null}
      {shown ? (
        <div aria-busy={comparison.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
          <RunBar runs={shown.runs} onChange={(runs) => setState({ runs, list: "" })} />
          <Notices comparison={shown} beyond={beyond} unreadable={named.unreadable} k={isNothing ? null : state.k} />
          {isNothing ? (
            <NothingMatches filter={query.filter} onClear={() => setState({ filter: "" })} />
          ) : (
            <>
              <Figures
                corpus={corpus}
                comparison={shown}
                references={shownReferences}
                state={state}
                setState={setState}
              />
              <AfterHydration waiting={null}>
                <ProcessPanel corpus={corpus} runs={shown.runs.map(({ id }) => id)} filter={query.filter} />
                {references.data ? elsewhere(shown) : null}
              </AfterHydration>
            </>
          )}
        </div>
      ) : null}
    </PageFrame>
  );

  function elsewhere({ runs }: Comparison) {
    const drawable = drawn.map(({ id }) => id);

    return (
      <ReferencesPart
        key={runs.map(({ id }) => id).join()}
        corpus={corpus.id}
        hasBelonging={belonging > 0}
        shown={shownReferences.map(({ id }) => id)}
        drawable={drawable}
        onShow={(ids) => setState({ published: "shown", without: drawable.filter((id) => !ids.includes(id)) })}
      />
    );
  }
}

interface NotComparedProps {
  corpus: Corpus;
  error: Error;
  /** As the address names them. */
  runs: readonly string[];
  onRuns: (runs: string[]) => void;
  onRetry: () => void;
}

function NotCompared({ corpus, error, runs, onRuns, onRetry }: NotComparedProps) {
  const missing = missingRuns(error, runs);
  const rest = runs.filter((id) => !missing.includes(id));
  if (missing.length === 0)
    return <RequestError title="The runs could not be compared" error={error} onRetry={onRetry} />;

  return <MissingRuns corpus={corpus} missing={missing} rest={rest} onLeaveOut={() => onRuns(rest)} />;
}

interface FiguresProps extends ComparisonScreenProps {
  comparison: Comparison;
  /** Those that are drawn. */
  references: ReturnType<typeof drawnReferences>;
}

function Figures({ corpus, comparison, references, state, setState }: FiguresProps) {
  const addressOf = (filter: string): string => listAddress(corpus.id, filter);
  const onList = (list: string) => setState({ list });
  const { filter } = state;
  const scope = { comparison, corpusName: corpus.name, filter, onList };
  if (measuredSeries(comparison).length === 0)
    return (
      <EmptyState title="None of these runs can be measured">
        Choose runs whose attempts are independent trials, or take the filter away.
      </EmptyState>
    );

  return (
    <>
      <PairedPanel {...scope} />
      <CurvesPanels {...scope} references={references} />
      <AfterHydration waiting={<Skeleton height={160} />}>
        <OutcomesPanel {...scope} />
        <SlicesPanel
          comparison={comparison}
          corpusName={corpus.name}
          slice={state.slice}
          onSlice={(slice) => setState({ slice })}
          addressOf={addressOf}
        />
        <GridPanel
          comparison={comparison}
          corpus={corpus}
          filter={filter}
          sort={state.sort}
          onSort={(sort) => setState({ sort })}
          addressOf={addressOf}
        />
        <CountsPanel comparison={comparison} filter={filter} addressOf={addressOf} onList={onList} />
        <ProblemListDialog
          comparison={comparison}
          list={state.list}
          filter={filter}
          addressOf={addressOf}
          onClose={() => setState({ list: "" })}
        />
      </AfterHydration>
    </>
  );
}
