import type { Job } from "@/lib/contract/jobs";
import { isOver } from "@/lib/domain/is-over";
import type { Context } from "@/lib/services/context";
import { blockingGuards, halfWaivedGuards } from "./blocking-guards";
import { countedApprovals } from "./counted-approvals";
import { neededApprovals } from "./needed-approvals";
import type { OpenRelease } from "./release-fields";
import { AUDIT_RELEASE_JOB, RELEASE_JOB, SIGN_RELEASE_JOB } from "./release-job";
import type { ReleaseWork, StepsOf } from "./release-steps";

/**
 * What the steps of a release depend on, for a person.
 *
 * @param job - its job where that may be somebody else's; the job that takes a step is not in its own way
 */
export function stepsOf(
  { person }: Pick<Context, "person">,
  { row, state, audit }: OpenRelease,
  job: Pick<Job, "kind" | "state"> | null = null,
): StepsOf {
  return {
    state,
    blocking: audit === null ? null : blockingGuards(audit, row.waivers),
    halfWaived: halfWaivedGuards(row.waivers),
    approvals: countedApprovals(row).length,
    approvalsNeeded: neededApprovals(row),
    hasApproved: row.approvals.some(({ personId }) => personId === person.id),
    role: person.role,
    work: workOf(job),
  };
}

const WORK_OF_KIND: ReadonlyMap<string, ReleaseWork> = new Map([
  [RELEASE_JOB, "build"],
  [AUDIT_RELEASE_JOB, "audit"],
  [SIGN_RELEASE_JOB, "sign"],
]);

function workOf(job: Pick<Job, "kind" | "state"> | null): ReleaseWork | null {
  if (job === null || isOver(job)) return null;

  return WORK_OF_KIND.get(job.kind) ?? null;
}
