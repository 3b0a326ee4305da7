import { Skeleton } from "@/components/ui/skeleton";

const WIDTHS = [38, 46, 32] as const;

/** Rows of a list in the place of those that are on their way, as high as they are. */
export function RowsSkeleton() {
  return (
    <div className="rounded-panel border border-line bg-surface">
      {WIDTHS.map((width) => (
        <div key={width} className="flex h-16 items-center gap-6 border-t border-line px-4 first:border-t-0">
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton width={`${width}%`} />
            <Skeleton width="24%" height={10} />
          </span>
          <Skeleton width={120} />
          <Skeleton width={80} />
        </div>
      ))}
    </div>
  );
}
