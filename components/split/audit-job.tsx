"use client";
import { useQueryClient } from "@tanstack/react-query";
import { JobProgress } from "@/components/shell/job-progress";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { auditSplitOptions } from "@/lib/client/splits";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { SplitAudit } from "@/lib/contract/splits";
import { isOver } from "@/lib/domain/is-over";

interface AuditJobProps {
  split: string;
  job: SplitAudit["job"];
  /** An audit of before is shown below. */
  hasAudit: boolean;
}

/** How far the audit of a large split is, and what is shown meanwhile. */
export function AuditJob({ split, job, hasAudit }: AuditJobProps) {
  const again = useHeardMutation(auditSplitOptions(useQueryClient(), split));
  const hasStopped = job !== null && isOver(job);

  return (
    <section
      aria-label="Making the audit"
      className="flex flex-col gap-2 rounded-panel border border-line bg-surface px-4 py-3"
    >
      {hasAudit ? (
        <p className="font-medium">Pools, clusters or protected sets have changed since the audit below was made.</p>
      ) : null}
      {job ? (
        <JobProgress
          key={job.id}
          jobId={job.id}
          label="Auditing the split"
          whenCancelled={hasAudit ? "The audit was cancelled. The one below stays." : "The audit was cancelled."}
        >
          {() => "The audit is made."}
        </JobProgress>
      ) : null}
      {hasStopped || !job ? (
        <div>
          <Button
            disabled={again.isPending}
            onClick={() =>
              again.mutate(undefined, { onError: (error) => reportFailure("The audit was not started", error) })
            }
          >
            {hasAudit || job ? "Audit again" : "Audit it now"}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
