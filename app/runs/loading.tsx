import { LoadingScreen } from "@/components/shell/loading-screen";
import { ListSkeleton } from "@/components/trajectory-list/list-skeleton";

export default function Loading() {
  return (
    <LoadingScreen>
      <ListSkeleton rowHeightPx={40} />
    </LoadingScreen>
  );
}
