import { LoadingScreen } from "@/components/shell/loading-screen";
import { TrainingSkeleton } from "@/components/training/training-skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <TrainingSkeleton />
    </LoadingScreen>
  );
}
