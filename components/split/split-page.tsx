"use client";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState, useQueryStates } from "nuqs";
import { PageFault } from "@/components/shell/page-fault";
import { Place } from "@/components/shell/place";
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
  const all = corpus ? splitsAddress(corpus) : "/splits";

  return (
    <Screen
      crumbs={
        <Place corpus={split.data?.corpus} all={{ href: all, name: "Splits" }} title={split.data?.name ?? "Split"} />
      }
    >
      <ReleasesGate corpus={corpus} skeleton={<SplitsSkeleton />}>
        {split.isPending ? <SplitsSkeleton /> : null}
        {/* A later question that failed takes nothing away of what is there. */}
        {split.isLoadingError ? (
          <PageFault
            thing="split"
            error={split.error}
            back={{ href: all, name: "All splits" }}
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
