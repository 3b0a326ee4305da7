import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["64%", "52%", "70%", "46%", "58%", "61%"] as const;

/** The clusters while they are read. */
export function ClustersSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-360 flex-col gap-4 px-4 py-5 narrow:px-6">
      <span className="sr-only">Reading the clusters</span>
      <Skeleton width={140} height={20} />
      {ROWS.map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton width={40} />
          <Skeleton width={width} />
          <Skeleton width={120} />
        </div>
      ))}
    </div>
  );
}
