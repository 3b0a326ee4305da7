import type { ReleaseState } from "@/lib/contract/releases";
import type { Audit } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { GUARDS } from "@/lib/leak/audit-pools";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { auditMembers } from "@/lib/services/splits/audit-members";
import { requireClusters } from "@/lib/services/splits/require-clusters";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { blockingGuards, waivedGuards } from "./blocking-guards";
import { findRelease } from "./find-release";
import { type OpenRelease, openRelease, readRelease } from "./release-fields";
import { currentJob } from "./release-jobs";
import { stepAction, whyNot } from "./release-steps";
import { shownLaterAudit } from "./shown-audit";
import { shippedProblems } from "./split-problems";
import { stepsOf } from "./steps-of";
import { lostSets, widenedGuards } from "./widened-guards";
import { lockRelease } from "./with-release";
import { writeCard } from "./write-card";

const LONGEST_MS = 60_000;
const CHANGEABLE: readonly ReleaseState[] = ["draft", "audited", "approved"];

interface Auditing {
  readonly id: string;
  /** How many of how many parts are done; what it throws leaves the release as it was. */
  readonly onPart?: (done: number, total: number) => Promise<void>;
}

/**
 * Audits a release by the clusters, the split and the protected sets of this moment. One that leaks, or that a protected
 * set is no longer asked of, has to be approved anew; a waiver ends when its guard finds what nobody saw. Of a signed one
 * nothing changes: what is found by now stands beside its own audit.
 *
 * @returns what was found
 * @throws ServiceError NOT_FOUND, FORBIDDEN, or CONFLICT for one that is not built or withdrawn
 */
export async function auditAgain(ctx: Context, { id, onPart }: Auditing): Promise<Audit | null> {
  requirePermission(ctx, "see_releases");
  const row = await findRelease(ctx, { id });
  const release = openRelease(row, await currentJob(ctx.db, row));
  requirePermission(ctx, stepAction("audit", release));
  const why = whyNot("audit", stepsOf(ctx, release));
  if (why !== undefined) throw new ServiceError("CONFLICT", why);

  const found =
    release.state === "signed"
      ? await auditLater(ctx, release, onPart)
      : (await auditRelease(ctx, release, onPart)).audit;
  await ctx.db.audit.create({
    data: {
      ...{ personId: ctx.person.id, verb: "release_audit", subject: `release:${id}`, at: ctx.now() },
      detail: { number: row.number, name: row.name },
    },
  });

  return found;
}

/** What an audit says of a signed release by now, kept apart from what was signed. */
async function auditLater(ctx: Context, release: OpenRelease, onPart: Auditing["onPart"]): Promise<Audit> {
  const { row } = release;
  await requireOpenCorpus(ctx, row.corpusId);
  const found = await auditNow(ctx, row, onPart);
  await ctx.db.release.update({ where: { id: row.id }, data: { laterAudit: found } });

  return shownLaterAudit(release, found);
}

/** The guards over the members of a release, by the clusters, the split and the protected sets of this moment. */
async function auditNow(ctx: Context, row: OpenRelease["row"], onPart: Auditing["onPart"]): Promise<Audit> {
  await requireClusters(ctx.db, row.corpusId);
  const waived = waivedGuards(row.waivers);

  return auditMembers(ctx, {
    ...{ corpusId: row.corpusId, splitId: row.splitId, shipped: await shippedProblems(ctx.db, row.id) },
    rollouts: { kind: "release", id: row.id },
    waived: GUARDS.filter((guard) => waived.includes(guard)),
    ...(onPart ? { onPart } : {}),
  });
}

/**
 * The audit itself, of a release that is not signed; its card says what came of it. Nobody's permission is asked.
 *
 * @param onPart - what it throws ends the audit and leaves the release as it was
 * @returns the release as it stands after it
 */
export async function auditRelease(
  ctx: Context,
  { row }: OpenRelease,
  onPart?: Auditing["onPart"],
): Promise<OpenRelease> {
  const audit = await auditNow(ctx, row, onPart);

  return ctx.db.$transaction(
    async (tx) => {
      await lockRelease(tx, row.extId);
      const current = openRelease(await readRelease(tx, row.extId), null);
      if (!CHANGEABLE.includes(current.state))
        throw new ServiceError("CONFLICT", "Somebody signed or deleted this release meanwhile. Look at it again.");
      const widened = widenedGuards(current.audit, audit);
      const waivers = current.row.waivers.filter(({ guard }) => !widened.some((one) => one === guard));
      await tx.releaseWaiver.updateMany({
        where: { releaseId: row.id, removedAt: null, guard: { in: [...widened] } },
        data: { removedAt: ctx.now() },
      });
      // What was approved had been asked of more than this.
      const lost = lostSets(current.audit, audit);
      const isOther = blockingGuards(audit, waivers).length > 0 || lost.length > 0;
      const asked = new Set(audit.protectedSets.map(({ name }) => name));
      const lostByNow = [...new Set([...current.row.lostSets, ...lost])].filter((name) => !asked.has(name)).toSorted();
      const state = current.state === "approved" && !isOther ? "approved" : "audited";
      await tx.release.update({
        where: { id: row.id },
        data: { audit, auditedAt: ctx.now(), state, lostSets: lostByNow },
      });
      if (isOther) await dropApprovals(tx, row.id, state);
      await writeCard(tx, ctx.home, row.extId);

      return openRelease(await readRelease(tx, row.extId), null);
    },
    { timeout: LONGEST_MS },
  );
}

/** What was approved is no longer what would be signed. */
export async function dropApprovals(tx: DbOrTransaction, releaseId: number, state: ReleaseState): Promise<void> {
  await tx.releaseApproval.deleteMany({ where: { releaseId } });
  if (state === "approved") await tx.release.update({ where: { id: releaseId }, data: { state: "audited" } });
}
