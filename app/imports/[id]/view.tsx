"use client";
import { useQuery } from "@tanstack/react-query";
import { ImportReport } from "@/components/import/import-report";
import { importName } from "@/components/import/import-state";
import { InertText } from "@/components/import/inert-text";
import { StaleNote } from "@/components/import/stale-note";
import { PageFault } from "@/components/shell/page-fault";
import { PageFrame } from "@/components/shell/page-frame";
import { Place } from "@/components/shell/place";
import { Screen } from "@/components/shell/screen";
import { Skeleton } from "@/components/ui/skeleton";
import { importOptions } from "@/lib/client/imports";

/** One import, while it runs and afterwards. */
export function ImportView({ id }: { id: string }) {
  const item = useQuery(importOptions(id));

  return (
    <Screen
      crumbs={
        <Place
          corpus={item.data?.corpus}
          all={{ href: item.data ? `/imports?corpus=${item.data.corpus.id}` : "/imports", name: "Imports" }}
          title={item.data ? <InertText text={importName(item.data)} /> : "Import"}
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
  if (item.isPending) return <Skeleton height={200} />;
  if (item.data === undefined)
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
      <StaleNote error={item.error} />
      <ImportReport item={item.data} atMs={item.dataUpdatedAt} />
    </>
  );
}
