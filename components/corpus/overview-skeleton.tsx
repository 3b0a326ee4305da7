import { LoadingFrame } from "@/components/shell/page-frame";
import { Skeleton } from "@/components/ui/skeleton";

const BARS = [100, 82, 76, 40, 30, 22, 12] as const;
const CARDS = [96, 120, 100, 130] as const;

/** Home while it is counted: the funnel, and what waits for a person beside it. */
export function OverviewSkeleton() {
  return (
    <LoadingFrame words="Loading the overview">
      <Skeleton width={260} height={20} />
      <div className="flex flex-col gap-4 medium:flex-row">
        <div className="flex min-w-0 flex-1 flex-col gap-6 rounded-panel border border-line bg-surface px-4 py-3.5">
          <Skeleton width={200} />
          {BARS.map((width) => (
            <Skeleton key={width} width={`${width}%`} height={24} />
          ))}
        </div>
        <div className="flex min-w-0 shrink-0 flex-col gap-4 medium:w-90">
          {CARDS.map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </div>
      </div>
    </LoadingFrame>
  );
}
