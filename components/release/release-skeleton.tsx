import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

/** One release on its way: its parts at the left, what is to be done next and what it is built from at the right. */
export function ReleaseSkeleton() {
  return (
    <LoadingFrame words="Reading the release">
      <div className="flex flex-col gap-4 medium:flex-row medium:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <Skeleton width={280} height={30} />
          <Skeleton height={420} />
        </div>
        <div className="order-first flex min-w-0 shrink-0 flex-col gap-4 medium:order-none medium:w-90">
          <Skeleton height={260} />
          <span className="hidden medium:block">
            <Skeleton height={300} />
          </span>
        </div>
      </div>
    </LoadingFrame>
  );
}

/** The form of a release on its way: the recipe at the left, what it takes and what builds it at the right. */
export function NewReleaseSkeleton() {
  return (
    <LoadingFrame words="Reading splits and filter versions">
      <Skeleton width="60%" />
      <div className="flex flex-col gap-4 medium:flex-row medium:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <Skeleton height={220} />
          <Skeleton height={360} />
          <Skeleton height={180} />
        </div>
        <div className="flex min-w-0 shrink-0 flex-col gap-4 medium:w-90">
          <Skeleton height={240} />
          <Skeleton height={120} />
          <Skeleton width={160} height={34} />
        </div>
      </div>
    </LoadingFrame>
  );
}
