import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

const STEPS = ["72%", "54%", "63%", "48%", "70%"] as const;
const LINES = ["80%", "64%", "72%", "58%", "76%", "60%", "68%", "52%"] as const;

interface ReaderSkeletonProps {
  /** What can be read already, in the place of the steps. */
  children?: ReactNode;
  /** Why the rest does not come: above what can be read, where every window has room. */
  fault?: ReactNode;
}

/** The reader's own layout while its header and outline are on their way. */
export function ReaderSkeleton({ children = <StepsSkeleton />, fault }: ReaderSkeletonProps) {
  return (
    <div aria-busy={!fault} className="flex h-full min-h-0">
      {fault ? null : <span className="sr-only">The trajectory is loading</span>}
      <div className="hidden w-55 shrink-0 flex-col gap-3.5 border-r border-line bg-bg p-3.5 medium:flex">
        {fault ? null : <Lines />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col bg-surface">
        {/* As high as the strip of the outline, which only narrow windows have. */}
        <div className="h-12 shrink-0 bg-bg medium:hidden" />
        {fault ? <div className="shrink-0 border-b border-line px-6 py-3">{fault}</div> : null}
        {children}
      </div>
      <div className="hidden w-76 shrink-0 flex-col gap-3.5 border-l border-line bg-bg p-3.5 medium:flex">
        {fault ? null : <Lines />}
      </div>
    </div>
  );
}

function Lines() {
  return LINES.map((width) => <Skeleton key={width} width={width} />);
}

function StepsSkeleton() {
  return (
    <>
      <div className="flex flex-col gap-2 border-b border-line px-6 py-3">
        <Skeleton width="70%" height={14} />
        <Skeleton width="52%" height={14} />
      </div>
      {STEPS.map((width) => (
        <div key={width} className="flex flex-col gap-2 border-b border-line px-6 py-4">
          <Skeleton width={width} height={14} />
          <Skeleton width="38%" />
        </div>
      ))}
    </>
  );
}
