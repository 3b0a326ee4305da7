"use client";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";

interface ListFootProps {
  pages: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error" | "fetchNextPage"
  >;
}

/**
 * Last line of the rows: the next page on its way, its failure, or the way to ask for it. A look again that fails is no
 * page that is missing; the next look tells how it went.
 */
export function ListFoot({ pages }: ListFootProps) {
  const onMore = () => void pages.fetchNextPage();
  if (pages.isFetchNextPageError)
    return (
      <p role="alert" className="sticky left-0 flex items-center gap-3 px-4 py-2 text-danger">
        The next rows could not be loaded. {pages.error?.message}
        <Button size="small" onClick={onMore}>
          Try again
        </Button>
      </p>
    );
  if (!pages.hasNextPage) return null;

  return (
    <p className="sticky left-0 px-4 py-2 text-ink-3">
      {pages.isFetchingNextPage ? (
        "Loading more rows"
      ) : (
        <Button size="small" onClick={onMore}>
          Load more rows
        </Button>
      )}
    </p>
  );
}
