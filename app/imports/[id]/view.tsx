"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ImportReport } from "@/components/import/import-report";
import { importName } from "@/components/import/import-state";
import { TakeBack } from "@/components/import/take-back";
import { TakingBack } from "@/components/import/taking-back";
import { useTakeBackJob } from "@/components/import/use-take-back-job";
import { PageFault } from "@/components/shell/page-fault";
import { PageFrame } from "@/components/shell/page-frame";
import { Place } from "@/components/shell/place";
import { Screen } from "@/components/shell/screen";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { importOptions } from "@/lib/client/imports";
import { isRefused } from "@/lib/client/retry-faults";

/** One import, while it runs and afterwards. */
export function ImportView({ id }: { id: string }) {
  const item = useQuery(importOptions(id));

  return (
    <Screen
      crumbs={
        <Place
          corpus={item.data?.corpus}
          all={{ href: item.data ? `/imports?corpus=${item.data.corpus.id}` : "/imports", name: "Imports" }}
          title={item.data ? importName(item.data) : "Import"}
        />
      }
    >
      <PageFrame width="form">
        <Body id={id} />
      </PageFrame>
    </Screen>
  );
}

function Body({ id }: { id: string }) {
  const item = useQuery(importOptions(id));
  const [started, setStarted] = useState<string>();
  const isMissing = item.error instanceof ApiError && item.error.code === "NOT_FOUND";
  const { jobId, isAtIt, end } = useTakeBackJob({ item: item.data, isMissing, started });
  // What was gone without being taken back from here is told of as gone, with nothing left to press.
  const isGone = item.data !== undefined && isRefused(item.error) && (jobId === undefined || end === "kept");
  useEffect(() => {
    if (isGone) focusIfLost(document.getElementById("main"));
  }, [isGone]);
  if (item.isPending) return <Skeleton height={200} />;
  if (item.data === undefined || isGone)
    return (
      <PageFault
        thing="import"
        error={item.error}
        back={{ href: "/imports", name: "All imports" }}
        onRetry={() => void item.refetch()}
      />
    );

  return (
    <>
      {jobId === undefined ? null : <TakingBack item={item.data} jobId={jobId} end={end} />}
      {end === "gone" ? null : (
        <ImportReport
          item={item.data}
          atMs={item.dataUpdatedAt}
          takeBack={isAtIt ? null : <TakeBack item={item.data} onStarted={setStarted} />}
        />
      )}
    </>
  );
}
