"use client";
import { useQuery } from "@tanstack/react-query";
import { Screen } from "@/components/shell/screen";
import { Reader } from "@/components/trajectory/reader";
import { ReaderFault } from "@/components/trajectory/reader-fault";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { trajectoryOptions } from "@/lib/client/trajectory";
import type { ReaderAddress } from "./search-params";

interface TrajectoryViewProps {
  id: string;
  address: ReaderAddress;
}

export function TrajectoryView({ id, address: { link, table } }: TrajectoryViewProps) {
  const query = useQuery(trajectoryOptions(id));
  if (query.isPending)
    return (
      <Screen>
        <ReaderSkeleton />
      </Screen>
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
