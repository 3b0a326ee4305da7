import { LoadingFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { RowsSkeleton } from "@/components/shell/rows-skeleton";

/** The releases while they are read. */
export function ReleasesSkeleton() {
  return (
    <LoadingFrame words="Reading the releases">
      <PageHead title="Releases" />
      <RowsSkeleton />
    </LoadingFrame>
  );
}
