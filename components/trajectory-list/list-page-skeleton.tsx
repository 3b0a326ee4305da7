import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ListSkeleton } from "./list-skeleton";

interface ListPageSkeletonProps {
  title: string;
  rowHeightPx: number;
  /** What else stands above the rows. */
  children?: ReactNode;
}

/** A page of a table of the full width on its way: its title, the line of its filter, its rows. */
export function ListPageSkeleton({ title, rowHeightPx, children }: ListPageSkeletonProps) {
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-col gap-2.5 px-4 pt-4 pb-3">
        <div className="flex min-h-8.5 items-center gap-3">
          <h1 className="text-title">{title}</h1>
          <Skeleton width={120} />
        </div>
        <Skeleton height={34} />
        {children}
      </div>
      <ListSkeleton rowHeightPx={rowHeightPx} />
    </div>
  );
}
