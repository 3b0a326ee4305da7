import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["64%", "52%", "70%", "46%", "58%", "61%"] as const;

/** The clusters while they are read: the head, the way to the proposals, the tools, the table. */
export function ClustersSkeleton() {
  return (
    <LoadingFrame words="Reading the clusters">
      <Skeleton width={140} height={20} />
      <Skeleton width="60%" />
      <Skeleton width={220} height={30} />
      <Skeleton height={30} />
      <div className="flex flex-col gap-5 rounded-panel border border-line bg-surface p-4">
        {ROWS.map((width) => (
          <div key={width} className="flex gap-3">
            <Skeleton width={40} />
            <Skeleton width={width} />
            <Skeleton width={120} />
          </div>
        ))}
      </div>
    </LoadingFrame>
  );
}
