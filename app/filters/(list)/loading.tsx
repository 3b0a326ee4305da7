import { FiltersSkeleton } from "@/components/filter-lab/filters-skeleton";
import { LoadingScreen } from "@/components/shell/loading-screen";

export default function Loading() {
  return (
    <LoadingScreen>
      <FiltersSkeleton />
    </LoadingScreen>
  );
}
