import { Screen } from "@/components/shell/screen";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Screen crumbs={<Skeleton width={160} />}>
      <ReaderSkeleton />
    </Screen>
  );
}
