"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { formatBytes, formatNumber } from "@/components/ui/format-number";
import { ProgressBar } from "@/components/ui/progress-bar";
import { cancelJobOptions, jobOptions } from "@/lib/client/jobs";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Job } from "@/lib/contract/jobs";
import { isOver } from "@/lib/domain/is-over";
import { reportFailure } from "./report-failure";
import { RequestError } from "./request-error";

interface JobProgressProps {
  jobId: string;
  label: string;
  /** Where what was done does not stay. */
  whenCancelled?: string | undefined;
  /** What is true once it failed, behind its reason. */
  whenFailed?: string | undefined;
  /** What a job of several stages is at; absent: its figures in its unit. */
  words?: (job: Job) => string;
  /** What is shown once the job is done. */
  children?: (job: Job) => ReactNode;
}

/** Background work with its progress and a cancel button; afterwards how it went. */
export function JobProgress({
  jobId,
  label,
  whenCancelled,
  whenFailed = "",
  words = figureWords,
  children,
}: JobProgressProps) {
  const job = useQuery(jobOptions(jobId));
  if (job.isPending) return <ProgressBar label={label} done={0} total={0} />;
  if (job.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The progress could not be read"
        error={job.error}
        onRetry={() => job.refetch()}
      />
    );
  if (job.data.state === "failed")
    return (
      <p role="alert" className="text-danger">
        {`${label} stopped: ${sentence(job.data.error ?? "no reason was recorded")} ${whenFailed}`.trimEnd()}
      </p>
    );
  if (job.data.state === "cancelled")
    return <p role="status">{whenCancelled ?? `${label} was cancelled. What was done until then stays.`}</p>;
  if (job.data.state === "done") return <div role="status">{children?.(job.data)}</div>;

  return <Running job={job.data} label={label} words={words(job.data)} />;
}

/** An error that a program wrote need not end as one. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function figureWords({ unit, done, total }: Job): string {
  const format = unit === "bytes" ? formatBytes : formatNumber;

  return `${format(done)}${total > 0 ? ` of ${format(total)}` : ""} ${unit === "rows" ? "rows" : ""}`;
}

function Running({ job, label, words }: { job: Job; label: string; words: string }) {
  const cancel = useHeardMutation(cancelJobOptions(useQueryClient()));

  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={label} done={job.done} total={job.total} />
      <div className="flex items-center gap-3 text-ink-2">
        <span className="flex-1 tabular-nums">{job.state === "queued" ? "Waiting for the worker" : words}</span>
        <Button
          size="small"
          disabled={job.cancelRequested || isOver(job)}
          onClick={() => cancel.mutate(job.id, { onError: (error) => reportFailure("Not cancelled", error) })}
        >
          {job.cancelRequested ? "Cancelling" : "Cancel"}
        </Button>
      </div>
    </div>
  );
}
