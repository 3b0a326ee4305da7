"use client";
import { useQuery } from "@tanstack/react-query";
import { LoadingItem } from "@/components/review-flow/loading-item";
import { QueueFault } from "@/components/review-flow/queue-fault";
import { ReviewFlow } from "@/components/review-flow/review-flow";
import { useFaultAhead } from "@/components/shell/late-page-fault";
import { LoadingScreen } from "@/components/shell/loading-screen";
import { Screen } from "@/components/shell/screen";
import { meOptions } from "@/lib/client/me";
import { reviewedQueueOptions } from "@/lib/client/queues";

export function ReviewView({ id }: { id: string }) {
  useFaultAhead();
  const query = useQuery(reviewedQueueOptions(id));
  const me = useQuery(meOptions());
  // A later question that failed does not take the screen away, with what somebody writes in it.
  if (query.isLoadingError)
    return (
      <Screen>
        <QueueFault error={query.error} onRetry={() => void query.refetch()} />
      </Screen>
    );
  if (me.isLoadingError)
    return (
      <Screen>
        <QueueFault error={me.error} onRetry={() => void me.refetch()} />
      </Screen>
    );
  if (query.isPending || !me.data)
    return (
      <LoadingScreen>
        <LoadingItem />
      </LoadingScreen>
    );

  // Somebody else who signed in in another tab starts anew: nothing of the person before stays on screen.
  return <ReviewFlow key={`${id} ${me.data.id}`} queue={query.data} owner={me.data} />;
}
