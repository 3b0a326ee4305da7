"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PartError } from "@/components/split/part-error";
import { formatNumber } from "@/components/ui/format-number";
import { PageFoot } from "@/components/ui/page-foot";
import { Skeleton } from "@/components/ui/skeleton";
import { rejectedRowsOptions } from "@/lib/client/imports";
import type { Import, RejectedPart, RejectedRow as Row } from "@/lib/contract/imports";
import { RejectedRow } from "./rejected-row";

interface RejectedPagesProps {
  item: Pick<Import, "id" | "corpus">;
  part: RejectedPart["part"];
  label: string;
  /** Rows of the whole part. */
  total: number;
  /** What can be done with one of them. */
  actOf: (row: Row) => ReactNode;
}

/** Rejected rows of an import, those that are set aside or all others, a page at a time. */
export function RejectedPages({ item, part, label, total, actOf }: RejectedPagesProps) {
  const rows = useInfiniteQuery(rejectedRowsOptions(item.id, part));
  if (rows.isPending) return <Skeleton height={80} />;
  if (rows.isLoadingError) {
    return (
      <PartError
        corpus={item.corpus.id}
        title="The rejected rows could not be loaded"
        error={rows.error}
        onRetry={() => void rows.refetch()}
      />
    );
  }
  const items = rows.data.pages.flatMap((page) => page.items);
  const count = { shown: items.length, total: Math.max(total, items.length) };

  return (
    <>
      <ul aria-label={label} className="divide-y divide-line border-y border-line">
        {items.map((row) => (
          <RejectedRow key={row.id} row={row}>
            {actOf(row)}
          </RejectedRow>
        ))}
      </ul>
      {rows.hasNextPage ? (
        <PageFoot
          count={count}
          hasMore
          more="Show more"
          isLoading={rows.isFetchingNextPage}
          fault={rows.isFetchNextPageError ? rows.error : null}
          onMore={() => void rows.fetchNextPage()}
        />
      ) : (
        <p className="mt-2 text-table text-ink-2">
          Showing {formatNumber(count.shown)} of {formatNumber(count.total)}
        </p>
      )}
    </>
  );
}
