"use client";
import { useQuery } from "@tanstack/react-query";
import { ImportReport } from "@/components/import/import-report";
import { importName } from "@/components/import/import-state";
import { InertText } from "@/components/import/inert-text";
import { StaleNote } from "@/components/import/stale-note";
import { PageFault } from "@/components/shell/page-fault";
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
          all={{ href: "/imports", name: "Imports" }}
          title={item.data ? <InertText text={importName(item.data)} /> : "Import"}
        />
      }
    >
      <div className="mx-auto flex w-full max-w-260 flex-col gap-5 px-4 py-5 narrow:px-6">
        <Body id={id} />
      </div>
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
