import { LoadingScreen } from "@/components/shell/loading-screen";
import { PageFrame } from "@/components/shell/page-frame";
import { TrainingSkeleton } from "@/components/training/training-skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <PageFrame>
        <TrainingSkeleton />
      </PageFrame>
    </LoadingScreen>
  );
}
