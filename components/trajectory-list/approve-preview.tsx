"use client";
import { type useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { formatNumber } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { approvalPreviewOptions, startApprovalOptions } from "@/lib/client/approvals";
import { isFault } from "@/lib/client/retry-faults";
import type { MatchQuery } from "@/lib/client/trajectories";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { isBehind } from "@/lib/client/wait-while-behind";
import type { ApprovalPreview } from "@/lib/contract/labels";
import { CONFIRM_ABOVE } from "@/lib/domain/confirm-above";
import { ApprovalSample } from "./approval-sample";
import { ConfirmCount } from "./confirm-count";

interface ApprovePreviewProps {
  query: MatchQuery;
  preview: ReturnType<typeof useQuery<ApprovalPreview>>;
  onStarted: (jobId: string) => void;
  onClose: () => void;
}

/** What an approval would do, and the word that starts it. */
export function ApprovePreview({ query, preview, onStarted, onClose }: ApprovePreviewProps) {
  const isWaiting = isBehind(preview.failureReason);
  if (preview.isPending || (isWaiting && !preview.isError)) return <Counting isBehind={isWaiting} />;
  if (preview.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The matches could not be counted"
        error={preview.error}
        onRetry={() => preview.refetch()}
      />
    );

  // Another number is confirmed anew.
  return (
    <Confirm key={preview.data.changing} query={query} preview={preview.data} onStarted={onStarted} onClose={onClose} />
  );
}

/** A label that was just given changes what the pipeline keeps; the dialog goes on once that is known. */
export function Counting({ isBehind: isWaiting }: { isBehind: boolean }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Counting the matches</span>
      <Skeleton width="50%" />
      {isWaiting ? (
        <p className="text-ink-2">
          What the pipeline keeps is being worked out again after the latest answers. It takes a few seconds and goes on
          by itself.
        </p>
      ) : null}
    </div>
  );
}

interface ConfirmProps extends Omit<ApprovePreviewProps, "preview"> {
  preview: ApprovalPreview;
}

function Confirm({ query, preview, onStarted, onClose }: ConfirmProps) {
  const [isConfirmed, setConfirmed] = useState(preview.changing <= CONFIRM_ABOVE);
  const client = useQueryClient();
  const start = useHeardMutation(startApprovalOptions(client));
  const canStart = preview.changing > 0 && isConfirmed && !start.isPending;

  function onApprove(event: FormEvent) {
    event.preventDefault();
    // Enter does not ask the button.
    if (!canStart) return;
    start.mutate(
      { ...query, approved: true, confirmedCount: preview.changing },
      {
        onSuccess: ({ jobId }) => onStarted(jobId),
        onError: async (error) => {
          // Without an answer its job may run.
          reportFailure(
            isFault(error) ? "Whether the approval was started is not known" : "Nothing was approved",
            error,
          );
          // What was shown is no longer what would change: it is counted again before anybody can approve it.
          await client.resetQueries({ queryKey: approvalPreviewOptions({ ...query, approved: true }).queryKey });
        },
      },
    );
  }

  return (
    <form className="flex flex-col gap-3" onSubmit={onApprove}>
      <ApprovalSample preview={preview} />
      {preview.changing > CONFIRM_ABOVE ? (
        <ConfirmCount isAlone count={preview.changing} onChange={setConfirmed} />
      ) : null}
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={!canStart}>
          Approve {formatNumber(preview.changing)}
        </Button>
      </DialogFoot>
    </form>
  );
}
