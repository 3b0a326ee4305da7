"use client";
import { useQuery } from "@tanstack/react-query";
import { preload } from "react-dom";
import { LatePageFault, useFaultAhead } from "@/components/shell/late-page-fault";
import { LoadingScreen } from "@/components/shell/loading-screen";
import { RequestError } from "@/components/shell/request-error";
import { Screen } from "@/components/shell/screen";
import { ALL_TRAJECTORIES } from "@/components/trajectory/all-trajectories";
import { FirstReading } from "@/components/trajectory/first-reading";
import { SHORT_STEPS } from "@/components/trajectory/is-short";
import { fetchAnswers } from "@/components/trajectory/late-answers";
import { Reader } from "@/components/trajectory/reader";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { fetchLongStepList } from "@/components/trajectory/step-list";
import { isFault } from "@/lib/client/retry-faults";
import { readerOptions, stepChunkPath, trajectoryPath } from "@/lib/client/trajectory";
import type { FirstSteps } from "@/lib/contract/first-steps";
import type { ReaderDensity } from "@/lib/domain/reader-density";
import type { ReaderAddress } from "./search-params";

interface TrajectoryViewProps {
  id: string;
  address: ReaderAddress;
  /** What the page brought to be read meanwhile. */
  first: FirstSteps | undefined;
  /** How close this browser has steps. */
  density: ReaderDensity;
  /** Those that the first screen is drawn of. */
  chunks: readonly number[];
}

export function TrajectoryView({ id, address: { link, table }, first, density, chunks }: TrajectoryViewProps) {
  if (typeof window === "undefined") askAhead(id, chunks);
  useFaultAhead();
  const query = useQuery(readerOptions(id, link.step, first && (() => partsFor(first.stepCount))));
  if (query.isPending)
    return (
      <LoadingScreen>
        {first ? <FirstReading first={first} link={link} density={density} /> : <ReaderSkeleton />}
      </LoadingScreen>
    );
  // A later question that failed takes nothing away of what somebody reads and writes.
  if (query.isLoadingError)
    return (
      <Screen>
        {first && isFault(query.error) ? (
          <FirstReading
            first={first}
            link={link}
            density={density}
            fault={
              <RequestError
                place="panel"
                title="The rest of the trajectory could not be read"
                error={query.error}
                onRetry={() => void query.refetch()}
              />
            }
          />
        ) : (
          <LatePageFault
            isPage
            thing="trajectory"
            error={query.error}
            back={ALL_TRAJECTORIES}
            onRetry={() => void query.refetch()}
          />
        )}
      </Screen>
    );
  const { corpus } = query.data.header;

  return (
    <Reader
      key={`${id} ${JSON.stringify(link)}`}
      detail={query.data}
      link={link}
      table={{ ...table, corpus: table.corpus ?? corpus.id }}
    />
  );
}

/**
 * Names in the page itself what the reader asks for first, so that a browser asks before the scripts run. Only a page that
 * is loaded whole does: where a script draws it, the query asks by itself, and not at all for what is here already.
 */
function askAhead(id: string, chunks: readonly number[]): void {
  for (const path of [trajectoryPath(id), ...chunks.map((chunk) => stepChunkPath(id, chunk))])
    preload(path, { as: "fetch", crossOrigin: "anonymous" });
}

/** The code that the reader of so many steps is drawn with. */
async function partsFor(steps: number): Promise<void> {
  await Promise.all([fetchAnswers(), steps > SHORT_STEPS ? fetchLongStepList() : undefined]);
}
