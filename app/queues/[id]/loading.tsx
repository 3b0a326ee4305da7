import { LoadingScreen } from "@/components/shell/loading-screen";
import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <LoadingFrame words="Loading the queue">
        <div className="grid gap-4 medium:grid-cols-2">
          <Skeleton height={260} />
          <Skeleton height={260} />
        </div>
      </LoadingFrame>
    </LoadingScreen>
  );
}
