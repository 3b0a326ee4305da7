import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

/** The form of a split on its way: the recipe at the left, what would come of it and its name at the right. */
export function BuilderSkeleton() {
  return (
    <LoadingFrame words="Reading the splits">
      <Skeleton width="60%" />
      <div className="grid grid-cols-1 items-start gap-4 medium:grid-cols-3">
        <Skeleton height={540} />
        <div className="flex min-w-0 flex-col gap-4 medium:col-span-2">
          <Skeleton height={380} />
          <Skeleton height={240} />
        </div>
      </div>
    </LoadingFrame>
  );
}
