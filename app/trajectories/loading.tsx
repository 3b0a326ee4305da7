import { Screen } from "@/components/shell/screen";
import { ListSkeleton } from "@/components/trajectory-list/list-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    // No query may start here: one that began before the page's own data came in would hydrate it as still loading.
    <Screen crumbs={<Skeleton width={160} />}>
      <ListSkeleton rowHeightPx={32} />
    </Screen>
  );
}
