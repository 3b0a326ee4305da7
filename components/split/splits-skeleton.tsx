import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

/** Splits, or one of them, while they are read. */
export function SplitsSkeleton() {
  return (
    <LoadingFrame words="Reading the splits">
      <Skeleton width={200} height={22} />
      <Skeleton width="60%" />
      <Skeleton height={180} />
      <Skeleton height={140} />
    </LoadingFrame>
  );
}
