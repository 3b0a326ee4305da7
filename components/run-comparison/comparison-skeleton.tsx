import { Skeleton } from "@/components/ui/skeleton";

/** The comparison while it is computed. */
export function ComparisonSkeleton() {
  return (
    <div role="status" className="flex w-full flex-col gap-4">
      <span className="sr-only">Comparing runs</span>
      <Skeleton height={76} />
      <Skeleton height={160} />
      <div className="grid gap-4 medium:grid-cols-[3fr_2fr]">
        <Skeleton height={420} />
        <Skeleton height={420} />
      </div>
    </div>
  );
}
