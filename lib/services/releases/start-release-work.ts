import type { JobStarted } from "@/lib/contract/jobs";
import type { ApproveRelease } from "@/lib/contract/releases";
import type { Context } from "@/lib/services/context";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { findRelease } from "./find-release";
import { openRelease, readRelease } from "./release-fields";
import { AUDIT_RELEASE_JOB, SIGN_RELEASE_JOB } from "./release-job";
import { currentJob } from "./release-jobs";
import { stepAction, whyNot } from "./release-steps";
import { stepsOf } from "./steps-of";
import { lockRelease } from "./with-release";

interface OfRelease {
  readonly id: string;
  /** Where the caller runs the job itself. */
  readonly workerId?: string;
}

/**
 * Starts another audit of a release in the background; that of a signed one stands beside its own.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN, or CONFLICT for one that is not built or withdrawn, or that a job is at
 */
export async function startReleaseAudit(ctx: Context, { id, workerId }: OfRelease): Promise<JobStarted> {
  requirePermission(ctx, "see_releases");

  return start(ctx, { id, workerId, step: "audit", kind: AUDIT_RELEASE_JOB, payload: {} });
}

/**
 * Starts the signing of an approved release in the background: its files are read and it is audited first.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT while it is not approved or leaks, or a job is at it
 */
export async function startSigning(
  ctx: Context,
  { id, note, workerId }: ApproveRelease & OfRelease,
): Promise<JobStarted> {
  requirePermission(ctx, "sign_release");

  return start(ctx, { id, workerId, step: "sign", kind: SIGN_RELEASE_JOB, payload: { note } });
}

interface Work {
  readonly id: string;
  readonly workerId: string | undefined;
  readonly step: "audit" | "sign";
  readonly kind: string;
  readonly payload: Readonly<Record<string, string>>;
}

/** One job at a time is at a release: who asks for another is told of it. */
async function start(ctx: Context, { id, workerId, step, kind, payload }: Work): Promise<JobStarted> {
  const { state, corpusId } = await findRelease(ctx, { id });
  if (step === "audit" && state === "signed") await requireOpenCorpus(ctx, corpusId);

  return ctx.db.$transaction(async (tx) => {
    await lockRelease(tx, id);
    const row = await readRelease(tx, id);
    const job = await currentJob(tx, row);
    const release = openRelease(row, job);
    requirePermission(ctx, stepAction(step, release));
    const why = whyNot(step, stepsOf(ctx, release, job));
    if (why !== undefined) throw new ServiceError("CONFLICT", why);

    const jobId = await startJob(tx, {
      ...{ kind, personId: ctx.person.id, unit: "rows", total: 0 },
      payload: { ...payload, release: id, corpus: row.corpus.extId },
      ...(workerId === undefined ? {} : { workerId }),
    });
    await tx.release.update({ where: { id: row.id }, data: { jobId } });

    return { jobId };
  });
}
