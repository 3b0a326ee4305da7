import { Skeleton } from "@/components/ui/skeleton";

/** Releases while they are read. */
export function ReleasesSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-340 flex-col gap-4 px-4 py-5 narrow:px-6">
      <span className="sr-only">Reading the releases</span>
      <Skeleton width={200} height={22} />
      <Skeleton height={220} />
    </div>
  );
}
