import * as z from "zod";
import type { SplitAudit } from "@/lib/contract/splits";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isOver } from "@/lib/domain/is-over";
import type { Context } from "@/lib/services/context";
import { toJob } from "@/lib/services/jobs/job-row";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { AUDIT_JOB } from "./audit-job";
import { type AuditState, auditState } from "./audit-state";
import { clusterLag } from "./cluster-lag";
import { locateSplit } from "./locate-split";
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
 * behind; for a large one a job is started, unless the clusters are behind, or the last one was cancelled or failed over
 * the same state.
 *
 * @throws ServiceError NOT_FOUND; FORBIDDEN while the person reviews a trajectory of the corpus blind
 */
export async function getSplitAudit(
  ctx: Pick<Context, "db" | "now" | "person">,
  { id, mostAtOnce = MOST_AT_ONCE }: Asked,
): Promise<SplitAudit> {
  requirePermission(ctx, "see_releases");
  const { state, lag } = await openState(ctx, id);
  if (state.auditBasis === state.basis) return current(state.audit, lag);
  if (state.problems <= mostAtOnce) return current(await makeAudit(ctx, { id }), lag);
  // While trajectories are measured every look would start another one.
  if (lag !== null || isAsked(state)) return behind(state, lag);

  return behind(await startAudit(ctx, id), lag);
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
  const { state, lag } = await openState(ctx, id);
  if (state.problems <= mostAtOnce) return current(await makeAudit(ctx, { id }), lag);

  return behind(await startAudit(ctx, id), lag);
}

async function openState(
  ctx: Pick<Context, "db" | "person">,
  id: string,
): Promise<Pick<SplitAudit, "lag"> & { readonly state: AuditState }> {
  const { corpusId } = await locateSplit(ctx.db, id);
  await requireOpenCorpus(ctx, corpusId);
  // Before the state: clusters that are made in between are then told as behind, and asked for again.
  const lag = await clusterLag(ctx.db, corpusId);

  return { lag, state: await auditState(ctx.db, id) };
}

/** One at a time: who asks while one is at work is shown that one. */
function startAudit(ctx: Pick<Context, "db" | "person">, id: string): Promise<AuditState> {
  return ctx.db.$transaction(async (tx) => {
    await queryRows(tx, z.object({}), sql`select from split where ext_id = ${id}::uuid for no key update`);
    const state = await auditState(tx, id);
    if (state.job && !isOver(state.job)) return state;
    await startJob(tx, {
      ...{ kind: AUDIT_JOB, unit: "rows", total: state.problems, personId: ctx.person.id },
      payload: { split: id, corpus: state.corpus, basis: state.basis },
    });

    return auditState(tx, id);
  });
}

/** Whether a job is at work, or ended without an audit: a look starts no other. */
function isAsked({ job, basis }: AuditState): boolean {
  return job !== undefined && job.state !== "done" && job.basis === basis;
}

function current(audit: SplitAudit["audit"], lag: SplitAudit["lag"]): SplitAudit {
  return { audit, isBehind: false, job: null, lag };
}

function behind({ audit, auditBasis, basis, job }: AuditState, lag: SplitAudit["lag"]): SplitAudit {
  return { audit, isBehind: auditBasis !== basis, job: job ? toJob(job) : null, lag };
}
