import { Skeleton } from "@/components/ui/skeleton";

/** Stands in for the charts. */
export function TrainingSkeleton() {
  return (
    <div role="status" className="grid gap-4 medium:grid-cols-2">
      <span className="sr-only">Loading</span>
      <Skeleton height={380} />
      <Skeleton height={380} />
    </div>
  );
}
