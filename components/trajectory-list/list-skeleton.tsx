import { RowsSkeleton } from "@/components/table/rows-skeleton";

/** The table while its first rows are on their way. */
export function ListSkeleton({ rowHeightPx }: { rowHeightPx: number }) {
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden border-t border-line bg-surface">
      <span className="sr-only">Loading the trajectories</span>
      <div className="h-8 border-b border-line-strong" />
      <RowsSkeleton rowHeightPx={rowHeightPx} />
    </div>
  );
}
