"use client";
import { Button } from "./button";
import { formatNumber } from "./format-number";

interface PageFootProps {
  /** How many rows of how many are shown; left out where they are not the rows that the list counts. */
  count?: { shown: number; total: number };
  /** Whether there is a next page: the count may have changed since. */
  hasMore: boolean;
  /** What the button brings, as in "Show older". */
  more: string;
  isLoading: boolean;
  /** Why the next page did not come. */
  fault?: Error | null;
  onMore: () => void;
}

/** How much of a list is shown, and the way to more of it; nothing where all of it is. */
export function PageFoot({ count, hasMore, more, isLoading, fault = null, onMore }: PageFootProps) {
  if (!hasMore) return null;
  const does = fault === null ? more : "Try again";

  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-table text-ink-2">
      {count ? (
        <span>
          Showing {formatNumber(count.shown)} of {formatNumber(count.total)}
        </span>
      ) : null}
      {/* A button that cannot be pressed any more would let go of the keyboard. */}
      <Button size="small" aria-disabled={isLoading} onClick={isLoading ? undefined : onMore}>
        {isLoading ? "Loading" : does}
      </Button>
      {fault === null ? null : (
        <p role="alert" className="text-danger">
          More could not be loaded. {fault.message}
        </p>
      )}
    </div>
  );
}
