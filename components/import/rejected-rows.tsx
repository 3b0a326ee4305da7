"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, RotateCcw } from "lucide-react";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { rejectedDownloadPath, rejectedRowsOptions } from "@/lib/client/imports";
import { useMay } from "@/lib/client/use-me";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Import } from "@/lib/contract/imports";
import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";
import { CountedRows } from "./counted-rows";
import { RejectedRow } from "./rejected-row";
import { useRetry } from "./use-retry";

interface RejectedRowsProps {
  item: Pick<Import, "id" | "rejected" | "resolved" | "files" | "countedRows">;
  /** Rows are still being read: a retry has to wait. */
  isBusy: boolean;
}

/** Rows that could not be imported, each with its reason, to download and to try again. */
export function RejectedRows({ item, isBusy }: RejectedRowsProps) {
  const retry = useRetry(item.id);
  const mayImport = useMay("import");
  const refusal = useRefusal("read_reward");
  const kept = item.rejected - item.countedRows.reduce((sum, { count }) => sum + count, 0);
  const open = kept - item.resolved;
  const formats = item.files.filter(({ rejected }) => rejected > 0).map(({ format }) => format);
  // Products are not read again one by one.
  const isOfProducts = formats.length > 0 && formats.every((format) => format === CATALOGUE_FORMAT);

  return (
    <Panel
      title="Rejected rows"
      subtitle={
        isOfProducts
          ? "Kept byte for byte. Correct them in their file and import the file again: what is known stays as it is."
          : "Kept byte for byte. Retry them after a fix of Assay or of the source; a row that was brought in is marked."
      }
      actions={
        open > 0 ? (
          <>
            {refusal === undefined ? (
              <Button asChild size="small">
                <a href={rejectedDownloadPath(item.id)} download>
                  <Download aria-hidden />
                  Download {formatNumber(open)}
                </a>
              </Button>
            ) : null}
            {mayImport && !isOfProducts ? (
              <Button size="small" disabled={isBusy || retry.isPending} onClick={() => retry.mutate()}>
                <RotateCcw aria-hidden />
                Retry {formatNumber(open)}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {refusal === undefined ? (
        <Pages importId={item.id} total={kept} />
      ) : (
        <p className="text-ink-2">They hold the reward, as raw records do. {refusal}</p>
      )}
      <CountedRows rows={item.countedRows} />
    </Panel>
  );
}

function Pages({ importId, total }: { importId: string; total: number }) {
  const rows = useInfiniteQuery(rejectedRowsOptions(importId));
  if (rows.isPending) return <Skeleton height={80} />;
  if (rows.isError) {
    return (
      <RequestError
        place="panel"
        title="The rejected rows could not be loaded"
        error={rows.error}
        onRetry={() => void rows.refetch()}
      />
    );
  }
  const items = rows.data.pages.flatMap((page) => page.items);

  return (
    <>
      <ul aria-label="Rejected rows" className="divide-y divide-line border-y border-line">
        {items.map((row) => (
          <RejectedRow key={row.id} row={row} />
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
