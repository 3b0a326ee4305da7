"use client";
import { Button } from "@/components/ui/button";

interface ListFootProps {
  hasMore: boolean;
  isFetching: boolean;
  error: Error | null;
  onMore: () => void;
}

/** Last line of the rows: the next page on its way, its failure, or the way to ask for it. */
export function ListFoot({ hasMore, isFetching, error, onMore }: ListFootProps) {
  if (error)
    return (
      <p role="alert" className="sticky left-0 flex items-center gap-3 px-4 py-2 text-danger">
        The next rows could not be loaded. {error.message}
        <Button size="small" onClick={onMore}>
          Try again
        </Button>
      </p>
    );
  if (!hasMore) return null;

  return (
    <p className="sticky left-0 px-4 py-2 text-ink-3">
      {isFetching ? (
        "Loading more rows"
      ) : (
        <Button size="small" onClick={onMore}>
          Load more rows
        </Button>
      )}
    </p>
  );
}
