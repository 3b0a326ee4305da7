"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { filterListOptions } from "@/lib/client/filters";
import type { Corpus } from "@/lib/contract/corpora";
import { FiltersGate } from "./filters-gate";
import { Lab } from "./lab";
import { LabSkeleton } from "./lab-skeleton";
import { type LabState, namedVersion, type SetLabState } from "./lab-state";

interface LabScreenProps {
  corpus: Corpus;
  /** The version as the address names it. */
  named: string;
  state: LabState;
  setState: SetLabState;
}

/** One filter version: what changing it would do, before anything changes. */
export function LabScreen(props: LabScreenProps) {
  return (
    <FiltersGate corpus={props.corpus.id} skeleton={<LabSkeleton />}>
      <LabPage {...props} />
    </FiltersGate>
  );
}

function LabPage({ corpus, named, state, setState }: LabScreenProps) {
  const list = useQuery(filterListOptions(corpus.id));
  if (list.isPending) return <LabSkeleton />;
  if (list.isLoadingError)
    return (
      <RequestError
        title="The filter versions could not be read"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const version = namedVersion(list.data, named);
  const active = list.data.items.find(({ id }) => id === list.data.active);
  if (!version || !active)
    return (
      <EmptyState
        title="There is no such filter version"
        actions={
          <Button asChild>
            <Link href={`/filters?${new URLSearchParams({ corpus: corpus.id })}`}>All filter versions</Link>
          </Button>
        }
      >
        The address names one that is not here. Versions are never removed: the link may be of another installation.
      </EmptyState>
    );

  return <Lab key={version.id} {...{ corpus, version, active, state, setState }} list={list.data} />;
}
