import { ComparisonSkeleton } from "@/components/run-comparison/comparison-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <div className="mx-auto w-full max-w-340 px-4 py-5 narrow:px-6">
        <ComparisonSkeleton />
      </div>
    </LoadingScreen>
  );
}
