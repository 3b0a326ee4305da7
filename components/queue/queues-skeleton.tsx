import { LoadingFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { RowsSkeleton } from "@/components/shell/rows-skeleton";

/** The queues of a corpus while they are read. */
export function QueuesSkeleton() {
  return (
    <LoadingFrame words="Loading the queues">
      <PageHead title="Queues" />
      <RowsSkeleton />
    </LoadingFrame>
  );
}
