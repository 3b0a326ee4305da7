"use client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EarlierApprovals } from "@/components/bulk-approval/earlier-approvals";
import { StartedApproval } from "@/components/bulk-approval/started-approval";
import { Dialog } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast";
import { approvalPreviewOptions, bulkApprovalsOptions } from "@/lib/client/approvals";
import type { MatchQuery } from "@/lib/client/trajectories";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { ApprovePreview, Counting } from "./approve-preview";

interface ApproveDialogProps {
  query: MatchQuery;
  corpusName: string;
  onClose: () => void;
  /** To all bulk approvals of the corpus, also when the dialog is gone. */
  onShowAll: () => void;
}

/** Approve all that match: first what it would do, then the job with its progress, then the way back. */
export function ApproveDialog({ query, corpusName, onClose, onShowAll }: ApproveDialogProps) {
  const { corpus } = query;
  const [jobId, setJobId] = useState<string | undefined>(undefined);
  const preview = useQuery(approvalPreviewOptions({ ...query, approved: true }));
  const earlier = useInfiniteQuery(bulkApprovalsOptions(corpus));
  const items = earlier.data?.items;

  function showAll() {
    onClose();
    onShowAll();
  }

  function close() {
    onClose();
    const message = jobId === undefined ? undefined : leftBehind(items?.find(({ job }) => job.id === jobId));
    if (message) showToast({ id: "bulk-approval", message, action: { label: "Show", onAct: onShowAll } });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Approve all matching"
      description={
        query.filter ? (
          <>
            <code className="font-mono text-mono">{query.filter}</code> in {corpusName}
          </>
        ) : (
          `Every trajectory of ${corpusName}`
        )
      }
    >
      {jobId ? <StartedApproval {...{ corpus, jobId, items }} onShowAll={showAll} onClose={close} /> : null}
      {jobId === undefined && earlier.data ? (
        <EarlierApprovals corpus={corpus} items={earlier.data.items} onShowAll={showAll} />
      ) : null}
      {jobId === undefined && !earlier.isPending ? (
        <ApprovePreview query={query} preview={preview} onStarted={setJobId} onClose={onClose} />
      ) : null}
      {earlier.isPending ? <Counting isBehind={false} /> : null}
    </Dialog>
  );
}

/** What is said to who closes the dialog of one that can still be stopped or taken back. */
function leftBehind(started: BulkApproval | undefined): string | undefined {
  // It is not listed yet, or the list could not be read.
  if (started === undefined) return "The approval was started. “Bulk approvals” shows what became of it.";
  if (started.undo === "not_yet") return "The approval goes on. “Bulk approvals” shows how far it is.";

  return started.undo === "possible" ? "The approval can still be undone under “Bulk approvals”." : undefined;
}
