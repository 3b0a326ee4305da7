"use client";
import { useState } from "react";
import { JobProgress } from "@/components/shell/job-progress";
import type { ClusterList } from "@/lib/contract/clusters";

/** How far the clusters are that are made now; afterwards how it went. */
export function MakingNote({ job }: Pick<ClusterList, "job">) {
  const [last, setLast] = useState(job?.id);
  // The list forgets a job that stopped; why it stopped is told until the next one begins.
  if (job && job.id !== last) setLast(job.id);
  if (last === undefined) return null;

  return (
    <section aria-label="Making the clusters" className="rounded-panel border border-line bg-surface px-4 py-3">
      <JobProgress
        jobId={last}
        label="Making the clusters"
        whenCancelled="Making the clusters was cancelled. The earlier ones stay as they are."
      >
        {() => "The clusters are made anew."}
      </JobProgress>
    </section>
  );
}
