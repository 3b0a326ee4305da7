"use client";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Corpus } from "@/lib/contract/corpora";
import { AnotherCorpus } from "./another-corpus";
import { CorpusSwitcher } from "./corpus-switcher";
import { RequestError } from "./request-error";
import { Screen } from "./screen";
import { useCorpus } from "./use-corpus";
import { useCorpusInAddress } from "./use-corpus-in-address";
import { useKeptDeparture } from "./use-kept-departure";

interface CorpusScreenProps {
  /** Where a page under one of the screens stands. A screen itself says its name within. */
  place?: (corpus: Corpus) => ReactNode;
  children: (corpus: Corpus) => ReactNode;
}

/** A screen about one corpus: waits for it, and says what to do when there is none. */
export function CorpusScreen({ place, children }: CorpusScreenProps) {
  const { list, corpus, isAnother } = useCorpus();
  useKeptDeparture();
  useCorpusInAddress({ corpus, isAnother });

  return (
    <Screen crumbs={corpus && place ? <PlaceInCorpus>{place(corpus)}</PlaceInCorpus> : undefined}>
      {corpus && isAnother ? <AnotherCorpus>this is “{corpus.name}”</AnotherCorpus> : null}
      {corpus ? children(corpus) : null}
      {list.isPending ? <ScreenSkeleton /> : null}
      {list.isLoadingError ? (
        <RequestError title="The corpora could not be read" error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && !corpus ? <NoCorpus /> : null}
    </Screen>
  );
}

/** The corpus can still be changed, which the way back to it could not; a narrow window has room for the title alone. */
function PlaceInCorpus({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="hidden min-w-0 items-center narrow:flex">
        <CorpusSwitcher />
        <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </span>
      {children}
    </>
  );
}

function ScreenSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4" role="status">
      <span className="sr-only">Loading</span>
      <Skeleton width={180} height={18} />
      <Skeleton height={34} />
      <Skeleton height={38} />
    </div>
  );
}

function NoCorpus() {
  const refusal = useRefusal("import");

  return (
    <EmptyState
      isPage
      title="Nothing is imported yet"
      actions={
        refusal === undefined ? (
          <Button asChild variant="primary">
            <Link href="/imports">Import a file</Link>
          </Button>
        ) : null
      }
    >
      {refusal === undefined ? null : <p>{refusal}</p>}
      <p>
        Bring in SN15 bundles, ShoppingBench rollouts, chat rows, tau-bench or tau2-bench results. On a first start
        Assay also makes a sample corpus, “Sample arena (simulated)”, which takes about a minute.
      </p>
    </EmptyState>
  );
}
