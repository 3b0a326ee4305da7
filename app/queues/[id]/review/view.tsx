"use client";
import { useQuery } from "@tanstack/react-query";
import { QueueFault } from "@/components/review-flow/queue-fault";
import { ReviewFlow } from "@/components/review-flow/review-flow";
import { Screen } from "@/components/shell/screen";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { queueOptions } from "@/lib/client/queues";

export function ReviewView({ id }: { id: string }) {
  const query = useQuery(queueOptions(id));
  if (query.isPending)
    return (
      <Screen>
        <ReaderSkeleton />
      </Screen>
    );
  if (query.isError)
    return (
      <Screen>
        <QueueFault error={query.error} onRetry={() => void query.refetch()} />
      </Screen>
    );

  return <ReviewFlow key={id} queue={query.data} />;
}
