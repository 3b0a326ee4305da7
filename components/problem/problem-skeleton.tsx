import { Skeleton } from "@/components/ui/skeleton";

/** One problem on its way. */
export function ProblemSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-360 flex-col gap-4 px-4 py-5 narrow:px-6">
      <span className="sr-only">Reading the problem</span>
      <Skeleton width="40%" height={18} />
      <Skeleton width="70%" height={44} />
      <Skeleton height={260} />
      <Skeleton height={140} />
    </div>
  );
}
