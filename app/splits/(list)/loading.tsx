import { LoadingScreen } from "@/components/shell/loading-screen";
import { SplitsSkeleton } from "@/components/split/splits-skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <SplitsSkeleton />
    </LoadingScreen>
  );
}
