"use client";
import { useQuery } from "@tanstack/react-query";
import { JobProgress } from "@/components/shell/job-progress";
import { openJobsOptions } from "@/lib/client/jobs";
import type { Job } from "@/lib/contract/jobs";

export interface StartedRemoval {
  readonly jobId: string;
  readonly name: string;
}

/** Removals that were started here, and those that were under way when the page was opened. */
export function Removals({ started }: { started: readonly StartedRemoval[] }) {
  const open = useQuery(openJobsOptions("remove_corpus"));
  const others = (open.data ?? []).filter(({ id }) => !started.some(({ jobId }) => jobId === id));
  const all = [...started, ...others.map(({ id }) => ({ jobId: id, name: undefined }))];
  if (all.length === 0) return null;

  return (
    <ul aria-label="Removals" className="mb-4 flex flex-col gap-3">
      {all.map(({ jobId, name }) => (
        <li key={jobId}>
          <Removal jobId={jobId} what={name === undefined ? "a corpus" : `“${name}”`} />
        </li>
      ))}
    </ul>
  );
}

function Removal({ jobId, what }: { jobId: string; what: string }) {
  return (
    <JobProgress
      jobId={jobId}
      label={`Removing ${what}`}
      whenCancelled={`Removing ${what} was cancelled. It is as it was.`}
      words={tableWords}
    >
      {() => <p>{what === "a corpus" ? "The corpus is removed." : `${what} is removed.`}</p>}
    </JobProgress>
  );
}

function tableWords({ done, total }: Job): string {
  return total > 0 ? `Table ${done + 1} of ${total}` : "";
}
