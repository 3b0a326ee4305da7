import { MatrixSkeleton } from "@/components/problem/matrix-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <MatrixSkeleton />
    </LoadingScreen>
  );
}
