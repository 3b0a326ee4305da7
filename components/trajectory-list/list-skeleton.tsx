import { Skeleton } from "@/components/ui/skeleton";

const WIDTHS = [62, 48, 70, 55, 66, 44, 58, 72, 50, 64, 46, 68, 57, 61, 52, 69, 47, 63] as const;

/** Rows in the place of rows that are on their way, in the table's own measure. */
export function ListSkeleton({ rowHeightPx }: { rowHeightPx: number }) {
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden border-t border-line bg-surface">
      <span className="sr-only">Loading the trajectories</span>
      <div className="h-8 border-b border-line-strong" />
      {WIDTHS.map((width) => (
        <div
          key={width}
          className="grid grid-cols-[36px_1fr_72px_124px_106px_108px_96px] items-center gap-4 border-b border-line px-2"
          style={{ height: rowHeightPx }}
        >
          <span />
          <Skeleton width={`${width}%`} />
          <Skeleton width="80%" />
          <Skeleton width="90%" />
          <Skeleton width="70%" height={18} />
          <Skeleton width="80%" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
