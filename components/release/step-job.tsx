"use client";
import { JobProgress } from "@/components/shell/job-progress";
import type { Job } from "@/lib/contract/jobs";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { isOver } from "@/lib/domain/is-over";
import { isOpen } from "./release-standing";
import { stageWords } from "./stage-words";

type JobStep = "audit" | "sign";

const STEP_OF_KIND: Readonly<Record<string, JobStep>> = {
  // What is built is audited by the same job.
  build_release: "audit",
  audit_release: "audit",
  sign_release: "sign",
};

const WORDS = {
  audit: { label: "The audit", cancelled: "The audit was cancelled. The one before stays." },
  sign: { label: "Signing", cancelled: "Signing was cancelled. The release is as it was." },
} as const satisfies Record<JobStep, { label: string; cancelled: string }>;

type Facts = Pick<ReleaseDetail, "job" | "state">;

/** The job that is at a step of a built release, or that ended there without its result. */
export function jobOfStep({ job, state }: Facts, step: JobStep): Job | null {
  if (job === null || !isOpen({ state }) || STEP_OF_KIND[job.kind] !== step) return null;

  return job.state === "done" ? null : job;
}

/** Whether a job is at a step now. */
export function isStepAtWork(release: Facts, step: JobStep): boolean {
  const job = jobOfStep(release, step);

  return job !== null && !isOver(job);
}

interface StepJobProps {
  release: Facts;
  step: JobStep;
}

/** How far the job of a step is, with the way to cancel it; or why it ended. */
export function StepJob({ release, step }: StepJobProps) {
  const job = jobOfStep(release, step);
  if (job === null) return null;

  return (
    <JobProgress
      key={job.id}
      jobId={job.id}
      label={WORDS[step].label}
      whenCancelled={WORDS[step].cancelled}
      words={stageWords}
    />
  );
}
