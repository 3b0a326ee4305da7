"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { ChosenCorpus } from "@/components/shell/chosen-corpus";
import { RequestError } from "@/components/shell/request-error";
import { splitsAddress } from "@/components/split/split-address";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { filterListOptions } from "@/lib/client/filters";
import { splitListOptions } from "@/lib/client/splits";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Corpus } from "@/lib/contract/corpora";
import { NewRelease } from "./new-release";
import type { RecipeState, SetRecipeState } from "./recipe-params";
import { releasesAddress } from "./release-address";
import { NewReleaseSkeleton } from "./release-skeleton";
import { ReleasesGate } from "./releases-gate";

interface NewReleaseScreenProps {
  corpus: Corpus;
  state: RecipeState;
  setState: SetRecipeState;
}

/** Where a release is put together: what it ships, in which shape, and what that comes to before it is built. */
export function NewReleaseScreen(props: NewReleaseScreenProps) {
  return (
    <ReleasesGate skeleton={<NewReleaseSkeleton />}>
      <ChosenCorpus>
        <NewReleasePage {...props} />
      </ChosenCorpus>
    </ReleasesGate>
  );
}

function NewReleasePage({ corpus, state, setState }: NewReleaseScreenProps) {
  // Asked anew each time: it also says whether the person, who may come from a review, still reviews blind.
  const splits = useQuery({ ...splitListOptions(corpus.id), staleTime: 0 });
  const filters = useQuery(filterListOptions(corpus.id));
  const refusal = useRefusal("build_release");
  if (refusal) return <Refused corpus={corpus.id}>{refusal}</Refused>;
  if (splits.isPending || filters.isPending) return <NewReleaseSkeleton />;
  if (splits.data === undefined || filters.data === undefined)
    return (
      <RequestError
        title="Splits and filter versions could not be read"
        error={splits.error ?? filters.error ?? new Error("They did not come.")}
        onRetry={() => void Promise.allSettled([splits.refetch(), filters.refetch()])}
      />
    );
  if (splits.data.items.length === 0) return <NoSplit corpus={corpus.id} />;

  return <NewRelease corpus={corpus} splits={splits.data} filters={filters.data} state={state} setState={setState} />;
}

function Refused({ corpus, children }: { corpus: string; children: string }) {
  return (
    <EmptyState
      title="Leads build releases"
      actions={
        <Button asChild>
          <Link href={releasesAddress(corpus)}>All releases</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

function NoSplit({ corpus }: { corpus: string }) {
  return (
    <EmptyState
      title="A release needs a split first"
      actions={
        <Button asChild variant="primary">
          <Link href={splitsAddress(corpus)}>Make a split</Link>
        </Button>
      }
    >
      A split says which problems a model may be trained on and which evaluate it. Without one nobody could tell whether
      the release leaks.
    </EmptyState>
  );
}
