import { ClusterSkeleton } from "@/components/cluster/cluster-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <ClusterSkeleton />
    </LoadingScreen>
  );
}
