import { LoadingScreen } from "@/components/shell/loading-screen";
import { ListPageSkeleton } from "@/components/trajectory-list/list-page-skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <ListPageSkeleton title="Runs" rowHeightPx={40} />
    </LoadingScreen>
  );
}
