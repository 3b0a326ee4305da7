import { LoadingScreen } from "@/components/shell/loading-screen";
import { FacetSkeleton } from "@/components/trajectory-list/facet-skeleton";
import { ListPageSkeleton } from "@/components/trajectory-list/list-page-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <div className="flex min-h-0 flex-1">
        <div className="hidden w-53 shrink-0 border-r border-line pt-3.5 medium:block">
          <FacetSkeleton bars={[70, 130, 110, 120, 60, 130, 110, 120]} />
        </div>
        <ListPageSkeleton title="Trajectories" rowHeightPx={32}>
          <Skeleton height={38} />
        </ListPageSkeleton>
      </div>
    </LoadingScreen>
  );
}
