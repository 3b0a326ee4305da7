"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { RequestError } from "@/components/shell/request-error";
import { CommandFoot } from "@/components/split/command-foot";
import { countOf } from "@/components/ui/format-number";
import { activationToShow, filterListOptions } from "@/lib/client/filters";
import type { Corpus } from "@/lib/contract/corpora";
import type { ActivationStarted, FilterList } from "@/lib/contract/filters";
import { commandOption } from "@/lib/domain/command-option";
import { PAPER } from "@/lib/domain/published-values";
import { ActivationNote } from "./activation-note";
import { ActivationsPanel } from "./activations-panel";
import { FiltersGate } from "./filters-gate";
import { FiltersSkeleton } from "./filters-skeleton";
import { VersionsPanel } from "./versions-panel";

/** The filter versions, which of them decides in the corpus, and since when. */
export function FiltersScreen({ corpus }: { corpus: Corpus }) {
  return (
    <FiltersGate corpus={corpus.id} skeleton={<FiltersSkeleton />}>
      <FiltersPage corpus={corpus} />
    </FiltersGate>
  );
}

function FiltersPage({ corpus }: { corpus: Corpus }) {
  const list = useQuery(filterListOptions(corpus.id));
  if (list.isPending) return <FiltersSkeleton />;
  if (list.isLoadingError)
    return (
      <RequestError
        title="The filter versions could not be read"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );

  return <Filters corpus={corpus} list={list.data} />;
}

function Filters({ corpus, list }: { corpus: Corpus; list: FilterList }) {
  const [started, setStarted] = useState("");
  const onStarted = ({ activationId }: ActivationStarted) => setStarted(activationId);
  const shown = activationToShow(list, started);

  return (
    <PageFrame>
      <PageHead title="Filters" beside={<span className="text-ink-2">{countOf(list.items.length, "version")}</span>}>
        <p className="max-w-220 text-ink-2">
          A filter decides which trajectories count as agentic, and its pipeline which of them are kept for a release.
        </p>
        <p className="max-w-220 text-ink-2">
          The paper (
          <a href={PAPER.url} target="_blank" rel="noreferrer" className="underline decoration-line-strong">
            {PAPER.name}
          </a>
          ) publishes the format rules and the token budget. The shares of who made the calls, the judge’s gate, ranking
          weights, keep-count and similarity measure are not public: those of every version here are our own.
        </p>
      </PageHead>
      {shown ? <ActivationNote corpus={corpus.id} list={list} activation={shown} onStarted={onStarted} /> : null}
      <VersionsPanel corpus={corpus} list={list} onStarted={onStarted} />
      <ActivationsPanel corpus={corpus} list={list} onStarted={onStarted} />
      <CommandFoot
        commands={[
          {
            does: "prints the versions",
            command: `npm run -s assay -- filter list ${commandOption("corpus", corpus.name)} --json`,
          },
        ]}
      />
    </PageFrame>
  );
}
