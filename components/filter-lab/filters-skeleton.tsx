import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

/** Filter versions while they are read. */
export function FiltersSkeleton() {
  return (
    <LoadingFrame words="Reading the filter versions">
      <Skeleton width={200} height={22} />
      <Skeleton width="60%" />
      <Skeleton height={180} />
      <Skeleton height={140} />
    </LoadingFrame>
  );
}
