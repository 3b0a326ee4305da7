"use client";
import { Button } from "./button";
import { formatNumber } from "./format-number";

interface PageFootProps {
  shown: number;
  total: number;
  /** What the button brings, as in "Show older". */
  more: string;
  isLoading: boolean;
  onMore: () => void;
}

/** How much of a list is shown, and the way to more of it; nothing where all of it is. */
export function PageFoot({ shown, total, more, isLoading, onMore }: PageFootProps) {
  if (shown >= total) return null;

  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-table text-ink-2">
      <span>
        Showing {formatNumber(shown)} of {formatNumber(total)}
      </span>
      <Button size="small" disabled={isLoading} onClick={onMore}>
        {isLoading ? "Loading" : more}
      </Button>
    </div>
  );
}
