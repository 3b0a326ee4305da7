"use client";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { parseAsString, useQueryState, useQueryStates } from "nuqs";
import { CorpusCrumb } from "@/components/shell/corpus-crumb";
import { PageFault } from "@/components/shell/page-fault";
import { ReleasesGate } from "@/components/shell/releases-gate";
import { Screen } from "@/components/shell/screen";
import { splitOptions } from "@/lib/client/splits";
import { useMay } from "@/lib/client/use-me";
import { splitsAddress } from "./split-address";
import { SplitScreen } from "./split-screen";
import { splitParams } from "./split-state";
import { SplitsSkeleton } from "./splits-skeleton";

/** One split under the way back to its corpus, or why it is not shown. */
export function SplitPage({ id }: { id: string }) {
  const [asked] = useQueryState("corpus", parseAsString.withDefault(""));
  const split = useQuery({ ...splitOptions(id), enabled: useMay("see_releases") });
  const [{ part, guard, pin }, setState] = useQueryStates(splitParams, { clearOnDefault: true, history: "replace" });
  const corpus = split.data?.corpus.id ?? asked;

  return (
    <Screen
      crumbs={
        <nav aria-label="Place" className="flex min-w-0 items-center gap-1.5">
          {split.data ? <CorpusCrumb corpus={split.data.corpus} /> : null}
          <Link
            href={corpus ? splitsAddress(corpus) : "/splits"}
            className="text-ink-2 hover:text-accent hover:underline"
          >
            Splits
          </Link>
          <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />
          <h1 className="truncate text-title">{split.data?.name ?? "Split"}</h1>
        </nav>
      }
    >
      <ReleasesGate corpus={corpus} skeleton={<SplitsSkeleton />}>
        {split.isPending ? <SplitsSkeleton /> : null}
        {/* A later question that failed takes nothing away of what is there. */}
        {split.isLoadingError ? (
          <PageFault
            thing="split"
            error={split.error}
            back={{ href: corpus ? splitsAddress(corpus) : "/splits", name: "All splits" }}
            onRetry={() => void split.refetch()}
          />
        ) : null}
        {split.data ? (
          <SplitScreen
            key={id}
            split={split.data}
            part={part}
            guard={guard}
            pin={pin}
            setState={(change) => void setState(change)}
          />
        ) : null}
      </ReleasesGate>
    </Screen>
  );
}
