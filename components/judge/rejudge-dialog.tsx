"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { type FormEvent, useState } from "react";
import { JobProgress } from "@/components/shell/job-progress";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { ConfirmCount } from "@/components/trajectory-list/confirm-count";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { formatNumber } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { showToast } from "@/components/ui/toast";
import { openJobsOptions } from "@/lib/client/jobs";
import { judgeEndpointsOptions } from "@/lib/client/judge-endpoints";
import { rejudgePreviewOptions, startRejudgeOptions } from "@/lib/client/rejudge";
import type { MatchQuery } from "@/lib/client/trajectories";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useMay } from "@/lib/client/use-me";
import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import type { RejudgePreview, RejudgeRequest } from "@/lib/contract/rejudge";
import { CONFIRM_ABOVE } from "@/lib/domain/confirm-above";
import { RejudgeDone } from "./rejudge-done";
import { RejudgeEstimate } from "./rejudge-estimate";
import { type RejudgeWish, RejudgeWishFields } from "./rejudge-wish-fields";

interface RejudgeDialogProps {
  query: MatchQuery;
  onClose: () => void;
}

/** Ask a judge again about all that match: which judge, what it would cost, then the job with its progress. */
export function RejudgeDialog({ query, onClose }: RejudgeDialogProps) {
  const [startedId, setStartedId] = useState<string | undefined>(undefined);
  // A round may take hours: whoever opens the dialog again finds it here.
  const [open] = useQuery(openJobsOptions("rejudge")).data ?? [];
  const jobId = startedId ?? open?.id;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Judge again"
      description={
        query.filter ? <code className="font-mono text-mono">{query.filter}</code> : "Every trajectory of the corpus"
      }
    >
      {jobId ? (
        <div className="flex flex-col gap-3">
          {startedId ? null : <p>A judge is being asked already, perhaps about other trajectories.</p>}
          <JobProgress jobId={jobId} label="Judging">
            {(job) => <RejudgeDone job={job} onClose={onClose} />}
          </JobProgress>
          <p className="text-caption text-ink-3">It goes on when this is closed; open it again to see how far it is.</p>
        </div>
      ) : (
        <Choose query={query} onStarted={setStartedId} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ChooseProps extends RejudgeDialogProps {
  onStarted: (jobId: string) => void;
}

function Choose(props: ChooseProps) {
  const endpoints = useQuery(judgeEndpointsOptions());
  if (endpoints.isPending) return <Skeleton width="50%" />;
  if (endpoints.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The endpoints could not be loaded"
        error={endpoints.error}
        onRetry={() => void endpoints.refetch()}
      />
    );
  const [first] = endpoints.data.items;
  if (first === undefined) return <NoEndpoint onClose={props.onClose} />;

  return <Wish {...props} endpoints={endpoints.data.items} first={first} />;
}

function NoEndpoint({ onClose }: { onClose: () => void }) {
  const mayAdd = useMay("manage_judge_endpoints");

  return (
    <div className="flex flex-col gap-3">
      <p>
        No judge can be asked yet: it takes a chat endpoint, {mayAdd ? "which you add" : "which an admin adds"} in the
        settings.
      </p>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        {mayAdd ? (
          <Button asChild variant="primary">
            <Link href="/settings?part=judges">Open the settings</Link>
          </Button>
        ) : null}
      </DialogFoot>
    </div>
  );
}

interface WishProps extends ChooseProps {
  endpoints: readonly JudgeEndpoint[];
  first: JudgeEndpoint;
}

function Wish({ query, endpoints, first, onStarted, onClose }: WishProps) {
  const [wish, setWish] = useState<RejudgeWish>({ endpoint: first.id, limit: undefined, again: false });
  const { endpoint, limit, again } = wish;
  const request = { ...query, endpoint, again, ...(limit === undefined ? {} : { limit }) };
  const preview = useQuery(rejudgePreviewOptions(request));

  return (
    <div className="flex flex-col gap-4">
      <RejudgeWishFields endpoints={endpoints} wish={wish} onChange={setWish} />
      {preview.isPending ? <Skeleton height={64} /> : null}
      {preview.isLoadingError ? (
        <RequestError
          place="panel"
          title="The matches could not be counted"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      ) : null}
      {preview.data ? (
        // Another number asks for another confirmation.
        <Confirm
          key={preview.data.judging}
          request={request}
          preview={preview.data}
          onStarted={onStarted}
          onClose={onClose}
        />
      ) : null}
    </div>
  );
}

interface ConfirmProps {
  request: RejudgeRequest;
  preview: RejudgePreview;
  onStarted: (jobId: string) => void;
  onClose: () => void;
}

function Confirm({ request, preview, onStarted, onClose }: ConfirmProps) {
  const { judging } = preview;
  const [isConfirmed, setConfirmed] = useState(judging <= CONFIRM_ABOVE);
  const client = useQueryClient();
  const start = useHeardMutation(startRejudgeOptions(client));

  const canStart = judging > 0 && isConfirmed && !start.isPending;

  function onStart(event: FormEvent) {
    event.preventDefault();
    // Enter does not ask the button.
    if (!canStart) return;
    start.mutate(
      { ...request, confirmedCount: judging },
      {
        onSuccess: ({ jobId }, isHere) => {
          onStarted(jobId);
          if (!isHere) showToast({ message: "A judge is being asked", detail: "“Judge again” says how far it is." });
        },
        onError: async (error) => {
          reportFailure("No judge was asked", error);
          // The count may have moved while the dialog was open: ask again.
          await client.invalidateQueries({ queryKey: rejudgePreviewOptions(request).queryKey });
        },
      },
    );
  }

  return (
    <form className="contents" onSubmit={onStart}>
      <RejudgeEstimate preview={preview} />
      {judging > CONFIRM_ABOVE ? (
        <ConfirmCount
          count={judging}
          hint="More than 1,000 requests are sent, so the number is asked for."
          onChange={setConfirmed}
        />
      ) : null}
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={!canStart}>
          Judge {formatNumber(judging)}
        </Button>
      </DialogFoot>
    </form>
  );
}
