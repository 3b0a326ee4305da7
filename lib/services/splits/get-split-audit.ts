import * as z from "zod";
import type { SplitAudit } from "@/lib/contract/splits";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { toJob } from "@/lib/services/jobs/job-row";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { AUDIT_JOB } from "./audit-job";
import { type AuditState, auditState } from "./audit-state";
import { makeAudit } from "./make-audit";
import { requireOpenCorpus } from "./require-open-corpus";

/** An audit of so many problems takes about a second; more are a job's work. */
const MOST_AT_ONCE = 5000;

interface Asked {
  readonly id: string;
  readonly mostAtOnce?: number;
}

/**
 * What the pools of a split know of each other and of protected sets. A small split is audited at once where its report is
 * behind; for a large one a job is started, unless the last one was cancelled or failed over the same state.
 *
 * @throws ServiceError NOT_FOUND; FORBIDDEN while the person reviews a trajectory of the corpus blind
 */
export async function getSplitAudit(
  ctx: Pick<Context, "db" | "now" | "person">,
  { id, mostAtOnce = MOST_AT_ONCE }: Asked,
): Promise<SplitAudit> {
  requirePermission(ctx, "see_releases");
  const state = await openState(ctx, id);
  if (state.auditBasis === state.basis) return { audit: state.audit, isBehind: false, job: null };
  if (state.problems <= mostAtOnce) return { audit: await makeAudit(ctx, { id }), isBehind: false, job: null };
  if (state.job && (isAtWork(state) || state.job.basis === state.basis)) return behind(state);

  return startAudit(ctx, id);
}

/**
 * Audits a split again, also after a job that failed or was cancelled.
 *
 * @throws ServiceError as getSplitAudit
 */
export async function auditSplit(
  ctx: Pick<Context, "db" | "now" | "person">,
  { id, mostAtOnce = MOST_AT_ONCE }: Asked,
): Promise<SplitAudit> {
  requirePermission(ctx, "see_releases");
  const state = await openState(ctx, id);
  if (state.problems <= mostAtOnce) return { audit: await makeAudit(ctx, { id }), isBehind: false, job: null };

  return startAudit(ctx, id);
}

async function openState(ctx: Pick<Context, "db" | "person">, id: string): Promise<AuditState> {
  const state = await auditState(ctx.db, id);
  if (!state) throw new ServiceError("NOT_FOUND", "There is no such split. Choose one of the list.");
  await requireOpenCorpus(ctx, state.corpusId);

  return state;
}

/** One at a time: who asks while one is at work is shown that one. */
function startAudit(ctx: Pick<Context, "db" | "person">, id: string): Promise<SplitAudit> {
  return ctx.db.$transaction(async (tx) => {
    await queryRows(tx, z.object({}), sql`select from split where ext_id = ${id}::uuid for no key update`);
    const state = await auditState(tx, id);
    if (!state) throw new ServiceError("NOT_FOUND", "There is no such split. Choose one of the list.");
    if (!isAtWork(state)) {
      await startJob(tx, {
        ...{ kind: AUDIT_JOB, unit: "rows", total: state.problems, personId: ctx.person.id },
        payload: { split: id, corpus: state.corpus, basis: state.basis },
      });
    }

    return behind((await auditState(tx, id)) ?? state);
  });
}

function isAtWork({ job }: AuditState): boolean {
  return job?.row.state === "queued" || job?.row.state === "running";
}

function behind({ audit, auditBasis, basis, job }: AuditState): SplitAudit {
  return { audit, isBehind: auditBasis !== basis, job: job ? toJob(job.row) : null };
}
