import { ComparisonSkeleton } from "@/components/run-comparison/comparison-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";
import { PageFrame } from "@/components/shell/page-frame";

export default function Loading() {
  return (
    <LoadingScreen>
      <PageFrame>
        <ComparisonSkeleton />
      </PageFrame>
    </LoadingScreen>
  );
}
