import { LoadingFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { RowsSkeleton } from "@/components/shell/rows-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

/** Releases, or one of them, while they are read. The list has its title in the page. */
export function ReleasesSkeleton({ title }: { title?: string }) {
  return (
    <LoadingFrame words="Reading the releases">
      {title ? <PageHead title={title} /> : <Skeleton width={200} height={22} />}
      <RowsSkeleton />
    </LoadingFrame>
  );
}
