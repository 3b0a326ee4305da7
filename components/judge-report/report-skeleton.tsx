import { Skeleton } from "@/components/ui/skeleton";

/** The report while it is computed. */
export function ReportSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Comparing the judge with people</span>
      <Skeleton width="60%" height={22} />
      <div className="grid gap-4 medium:grid-cols-2">
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
      <Skeleton height={180} />
    </div>
  );
}
