import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

/** One cluster while it is read: what joins its problems, and what people decided of it. */
export function ClusterSkeleton() {
  return (
    <LoadingFrame words="Reading the cluster">
      <Skeleton width={240} height={20} />
      <Skeleton height={420} />
      <Skeleton height={110} />
    </LoadingFrame>
  );
}
