import { QueuesSkeleton } from "@/components/queue/queues-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <QueuesSkeleton />
    </LoadingScreen>
  );
}
