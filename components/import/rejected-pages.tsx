"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PartError } from "@/components/split/part-error";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
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
  if (rows.isError) {
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

  return (
    <>
      <ul aria-label={label} className="divide-y divide-line border-y border-line">
        {items.map((row) => (
          <RejectedRow key={row.id} row={row}>
            {actOf(row)}
          </RejectedRow>
        ))}
      </ul>
      <div className="mt-3 flex items-center gap-3 text-table text-ink-2">
        <span>
          Showing {formatNumber(items.length)} of {formatNumber(Math.max(total, items.length))}
        </span>
        {rows.hasNextPage ? (
          <Button size="small" disabled={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage()}>
            {rows.isFetchingNextPage ? "Loading" : "Show more"}
          </Button>
        ) : null}
      </div>
    </>
  );
}
