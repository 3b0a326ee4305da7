"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { JobProgress } from "@/components/shell/job-progress";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { TimeText } from "@/components/ui/time-text";
import { followBulk, undoApprovalOptions } from "@/lib/client/approvals";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { isOver } from "@/lib/domain/is-over";
import { doingWords, outcomeWords, takenBackWords } from "./bulk-approval-words";

interface BulkApprovalRowProps {
  corpus: string;
  item: BulkApproval;
  /** Which rows it was about. */
  children: ReactNode;
}

/** One bulk approval, or one that was taken back: how far it is or what it did, of which rows, by whom, and the way back. */
export function BulkApprovalRow({ corpus, item, children }: BulkApprovalRowProps) {
  const undo = useHeardMutation(undoApprovalOptions(useQueryClient(), corpus));
  const { job, by } = item;
  const outcome = isOver(job) ? outcomeWords(item) : undefined;

  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p aria-live="polite" className={outcome === undefined ? "sr-only" : undefined}>
          {outcome ?? doingWords(item)} {takenBackWords(item)}
        </p>
        {outcome === undefined ? <UnderWay item={item} /> : null}
        <p className="line-clamp-2 text-caption wrap-anywhere text-ink-3">
          {children}
          {by ? `, ${by}` : ""}, <TimeText iso={job.createdAt} />
        </p>
      </div>
      {item.undo === "possible" ? (
        <Button
          size="small"
          aria-label={`Undo ${outcome}`}
          disabled={undo.isPending}
          onClick={() => undo.mutate(job.id, { onError: (error) => reportFailure("Not taken back", error) })}
        >
          Undo
        </Button>
      ) : null}
    </li>
  );
}

function UnderWay({ item }: { item: BulkApproval }) {
  const client = useQueryClient();
  const { id } = item.job;
  // It may have been started elsewhere, or before the page was loaded.
  useEffect(() => followBulk(client, id), [client, id]);

  return <JobProgress jobId={id} label={doingWords(item)} />;
}
