"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { HIDDEN_FIGURES, hidesFigures } from "@/components/shell/hidden-figures";
import { JobProgress } from "@/components/shell/job-progress";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { countOf } from "@/components/ui/format-number";
import { undoApprovalOptions } from "@/lib/client/approvals";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Job } from "@/lib/contract/jobs";

interface ApprovalDoneProps {
  job: Job;
  onClose: () => void;
}

/** What a finished approval did, and the way back. */
export function ApprovalDone({ job, onClose }: ApprovalDoneProps) {
  const [undoId, setUndoId] = useState<string | undefined>(undefined);
  const undo = useHeardMutation(undoApprovalOptions(useQueryClient()));

  if (undoId)
    return (
      <JobProgress jobId={undoId} label="Taking back">
        {(undoJob) => (
          <div className="flex flex-col gap-3">
            <p>
              {hidesFigures(undoJob)
                ? `Taken back. ${HIDDEN_FIGURES}`
                : `${countOf(undoJob.done, "approval")} taken back.`}
            </p>
            <DialogFoot>
              <Button onClick={onClose}>Close</Button>
            </DialogFoot>
          </div>
        )}
      </JobProgress>
    );

  return (
    <div className="flex flex-col gap-3">
      <p>
        {hidesFigures(job)
          ? `Approved. ${HIDDEN_FIGURES}`
          : `${countOf(job.done, "trajectory", "trajectories")} approved.`}
      </p>
      <DialogFoot>
        <Button
          disabled={undo.isPending}
          onClick={() =>
            undo.mutate(job.id, {
              onSuccess: ({ jobId }) => setUndoId(jobId),
              onError: (error) => reportFailure("Not taken back", error),
            })
          }
        >
          Undo
        </Button>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogFoot>
    </div>
  );
}
