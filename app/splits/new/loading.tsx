import { LoadingScreen } from "@/components/shell/loading-screen";
import { BuilderSkeleton } from "@/components/split/builder-skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <BuilderSkeleton />
    </LoadingScreen>
  );
}
