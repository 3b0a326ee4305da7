import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

/** One problem on its way. */
export function ProblemSkeleton() {
  return (
    <LoadingFrame words="Reading the problem">
      <Skeleton width="40%" height={18} />
      <Skeleton width="70%" height={44} />
      <Skeleton height={260} />
      <Skeleton height={140} />
    </LoadingFrame>
  );
}
