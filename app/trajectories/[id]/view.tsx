"use client";
import { useQuery } from "@tanstack/react-query";
import { LoadingScreen } from "@/components/shell/loading-screen";
import { Screen } from "@/components/shell/screen";
import { Reader } from "@/components/trajectory/reader";
import { ReaderFault } from "@/components/trajectory/reader-fault";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { readerOptions } from "@/lib/client/trajectory";
import type { ReaderAddress } from "./search-params";

interface TrajectoryViewProps {
  id: string;
  address: ReaderAddress;
}

export function TrajectoryView({ id, address: { link, table } }: TrajectoryViewProps) {
  const query = useQuery(readerOptions(id, link.step));
  if (query.isPending)
    return (
      <LoadingScreen>
        <ReaderSkeleton />
      </LoadingScreen>
    );
  if (query.isError)
    return (
      <Screen>
        <ReaderFault error={query.error} onRetry={() => void query.refetch()} />
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
