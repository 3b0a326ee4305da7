// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot position virtual rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself holds the focus and names its active row
"use client";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
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
      <FootRow>
        <p role="alert" className="flex items-center gap-3 text-danger">
          The next rows could not be loaded. {pages.error?.message}
          <Button size="small" onClick={onMore}>
            Try again
          </Button>
        </p>
      </FootRow>
    );
  if (!pages.hasNextPage) return null;

  return (
    <FootRow>
      {pages.isFetchingNextPage ? (
        "Loading more rows"
      ) : (
        <Button size="small" onClick={onMore}>
          Load more rows
        </Button>
      )}
    </FootRow>
  );
}

/** A grid holds rows and nothing else. */
function FootRow({ children }: { children: ReactNode }) {
  return (
    <div role="row" className="sticky left-0 px-4 py-2 text-ink-3">
      <div role="gridcell">{children}</div>
    </div>
  );
}
