import { ClustersSkeleton } from "@/components/cluster/clusters-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <ClustersSkeleton />
    </LoadingScreen>
  );
}
