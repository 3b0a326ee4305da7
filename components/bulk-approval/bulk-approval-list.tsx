"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { OpenBlindQueue } from "@/components/queue/open-blind-queue";
import { RequestError } from "@/components/shell/request-error";
import { listAddress } from "@/components/trajectory-list/list-address";
import { PageFoot } from "@/components/ui/page-foot";
import { Skeleton } from "@/components/ui/skeleton";
import { bulkApprovalsOptions } from "@/lib/client/approvals";
import { BulkApprovalRow } from "./bulk-approval-row";
import { FilterWords } from "./filter-words";

/** Bulk approvals of a corpus and what took them back, newest first. */
export function BulkApprovalList({ corpus }: { corpus: string }) {
  const list = useInfiniteQuery(bulkApprovalsOptions(corpus));
  if (list.isPending) return <Skeleton height={80} />;
  if (list.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The bulk approvals could not be read"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const { items, total, leavesOut } = list.data;

  return (
    <>
      {items.length === 0 && !leavesOut ? (
        <p className="text-ink-2">Nothing was approved in bulk yet. “Approve all matching” of the table does that.</p>
      ) : null}
      <ul aria-label="Bulk approvals" className="divide-y divide-line">
        {items.map((item) => (
          <BulkApprovalRow key={item.job.id} corpus={corpus} item={item}>
            <Link
              href={listAddress(corpus, item.filter)}
              prefetch={false}
              className="rounded-mark text-accent hover:underline"
            >
              <FilterWords filter={item.filter} />
            </Link>
          </BulkApprovalRow>
        ))}
      </ul>
      <PageFoot
        count={{ shown: items.length, total }}
        hasMore={list.hasNextPage}
        more="Show older"
        isLoading={list.isFetchingNextPage}
        fault={list.isFetchNextPageError ? list.error : null}
        onMore={() => void list.fetchNextPage()}
      />
      {leavesOut ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-0 grow basis-60 text-ink-2">
            Those that may tell of trajectories you review blind in a queue are not listed. Your own new ones leave
            these trajectories out until you have answered.
          </p>
          <OpenBlindQueue corpus={corpus} />
        </div>
      ) : null}
    </>
  );
}
