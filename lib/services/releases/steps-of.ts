import type { Context } from "@/lib/services/context";
import { blockingGuards } from "./blocking-guards";
import { neededApprovals } from "./needed-approvals";
import type { OpenRelease } from "./release-fields";
import type { StepsOf } from "./release-steps";

/** What the steps of a release depend on, for a person. */
export function stepsOf({ person }: Pick<Context, "person">, { row, state, audit }: OpenRelease): StepsOf {
  return {
    state,
    blocking: audit === null ? null : blockingGuards(audit, row.waivers),
    approvals: row.approvals.length,
    approvalsNeeded: neededApprovals(row),
    hasApproved: row.approvals.some(({ personId }) => personId === person.id),
    role: person.role,
  };
}
