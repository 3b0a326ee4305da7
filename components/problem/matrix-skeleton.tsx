import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["72%", "58%", "66%", "49%", "70%", "61%", "54%", "68%"] as const;

/** The matrix while it is counted. */
export function MatrixSkeleton() {
  return (
    <div role="status" className="flex flex-1 flex-col gap-3 border-t border-line bg-surface p-4">
      <span className="sr-only">Counting the rollouts of each problem</span>
      {ROWS.map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton width={width} />
          <Skeleton width={90} />
          <Skeleton width={90} />
        </div>
      ))}
    </div>
  );
}
