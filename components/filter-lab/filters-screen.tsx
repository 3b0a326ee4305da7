"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { CommandLine } from "@/components/trajectory-list/command-line";
import { countOf } from "@/components/ui/format-number";
import { filterListOptions, runningActivation } from "@/lib/client/filters";
import type { Corpus } from "@/lib/contract/corpora";
import type { ActivationStarted, FilterList } from "@/lib/contract/filters";
import { commandOption } from "@/lib/domain/command-option";
import { ActivationNote } from "./activation-note";
import { ActivationsPanel } from "./activations-panel";
import { FiltersGate } from "./filters-gate";
import { FiltersSkeleton } from "./filters-skeleton";
import { VersionsPanel } from "./versions-panel";

/** The filter versions, which of them decides in the corpus, and since when. */
export function FiltersScreen({ corpus }: { corpus: Corpus }) {
  return (
    <FiltersGate corpus={corpus.id}>
      <FiltersPage corpus={corpus} />
    </FiltersGate>
  );
}

function FiltersPage({ corpus }: { corpus: Corpus }) {
  const list = useQuery(filterListOptions(corpus.id));
  if (list.isPending) return <FiltersSkeleton />;
  if (list.isError)
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
  const shown = runningActivation(list) ?? list.activations.find(({ id }) => id === started);

  return (
    <div className="mx-auto flex w-full max-w-340 flex-col gap-4 px-4 py-5 narrow:px-6">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-title">Filters</h1>
          <span className="text-ink-2">{countOf(list.items.length, "version")}</span>
        </div>
        <p className="max-w-220 text-ink-2">
          The paper publishes the format rules and the token budget. The shares of who made the calls, the judge’s gate,
          ranking weights, keep-count and similarity measure are not public: those of every version here are our own.
        </p>
      </div>
      {shown ? <ActivationNote corpus={corpus.id} activation={shown} onUndone={onStarted} /> : null}
      <VersionsPanel corpus={corpus} list={list} onStarted={onStarted} />
      <ActivationsPanel corpus={corpus} list={list} onStarted={onStarted} />
      <footer className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3">
        The same on the command line
        <CommandLine
          label="The command that prints the versions"
          command={`npm run -s assay -- filter list ${commandOption("corpus", corpus.name)} --json`}
        />
      </footer>
    </div>
  );
}
