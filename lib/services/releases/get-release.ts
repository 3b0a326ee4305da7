import type { ReleaseDetail } from "@/lib/contract/releases";
import { isOver } from "@/lib/domain/is-over";
import { isAllowed } from "@/lib/domain/policy";
import { GUARDS } from "@/lib/leak/audit-pools";
import { releaseWarnings } from "@/lib/release/card/release-warnings";
import { rebuildCommand, releaseCommand } from "@/lib/release/release-command";
import { keyFingerprint } from "@/lib/release/signing/release-signature";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { readMoved } from "@/lib/services/splits/read-moved";
import { releasedVersions } from "@/lib/services/splits/shipped-versions";
import { countedApprovals } from "./counted-approvals";
import { findRelease } from "./find-release";
import { neededApprovals } from "./needed-approvals";
import { type OpenRelease, openRelease, toSummary } from "./release-fields";
import { jobsOf } from "./release-jobs";
import { releaseSteps } from "./release-steps";
import { shownAudit, shownLaterAudit } from "./shown-audit";
import { stepsOf } from "./steps-of";

/**
 * A release with its card, its files, its audit, and what may be done with it.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN where it may hold what the person reviews blind
 */
export async function getRelease(ctx: Context, { id }: { readonly id: string }): Promise<ReleaseDetail> {
  requirePermission(ctx, "see_releases");
  const seen = await findRelease(ctx, { id });
  const job = (await jobsOf(ctx, [seen])).get(seen.jobId) ?? null;
  // A job may end between the two reads, and whoever is told of an ended job does not ask again.
  const row = job !== null && isOver(job) ? await findRelease(ctx, { id }) : seen;
  const release = openRelease(row, job);
  const names = await namesOf(ctx, release);
  const versions = await releasedVersions(ctx.db, [row.id]);
  const counted = countedApprovals(row);
  // What was found since the signature may tell of what the person reviews blind by now.
  const isBlind = row.signedAt !== null && (await reviewsBlind(ctx, row.corpusId));

  return {
    ...toSummary(
      {
        ...release,
        preset: release.recipe.preset,
        rows: release.manifest?.rows ?? null,
        bytes: release.manifest === null ? null : row.files.reduce((sum, { bytes }) => sum + Number(bytes), 0),
      },
      job,
    ),
    corpus: { id: row.corpus.extId, name: row.corpus.name },
    note: row.note,
    recipe: release.recipe,
    split: { id: row.split.extId, name: row.split.name, version: versions.get(row.id) ?? null },
    filterVersion: { id: row.filterVersion.extId, name: row.filterVersion.name, hash: row.filterVersion.hash },
    files: row.files
      .map(({ name, bytes, rows, sha256 }) => ({ name, bytes: Number(bytes), rows, sha256 }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    card: row.card,
    manifest: release.manifest,
    warnings: release.manifest === null ? [] : [...releaseWarnings(release.manifest)],
    audit: release.audit === null ? null : shownAudit(release.audit, row.waivers),
    laterAudit: release.laterAudit === null || isBlind ? null : shownLaterAudit(release, release.laterAudit),
    hidesLaterAudit: isBlind,
    waivers: row.waivers.flatMap(({ extId, guard, reason, personId, createdAt, secondId, secondAt }) => {
      const known = GUARDS.find((name) => name === guard);
      if (known === undefined) return [];
      const second =
        secondId === null || secondAt === null
          ? null
          : { person: names.get(secondId) ?? "", at: secondAt.toISOString() };
      const by = { person: names.get(personId) ?? "", at: createdAt.toISOString() };
      const mayAgree = second === null && personId !== ctx.person.id && isAllowed(ctx.person.role, "sign_release");

      return [{ id: extId, guard: known, reason, by, second, mayAgree }];
    }),
    approvals: row.approvals.map((approval) => ({
      person: approval.person.name,
      at: approval.createdAt.toISOString(),
      note: approval.note,
      isCounted: counted.includes(approval),
    })),
    approvalsNeeded: neededApprovals(row),
    signed:
      row.signedAt === null || row.publicKey === null
        ? null
        : {
            ...{ person: names.get(row.signedById) ?? "", at: row.signedAt.toISOString() },
            ...{ publicKey: row.publicKey, fingerprint: keyFingerprint(row.publicKey) },
          },
    withdrawn:
      row.withdrawnAt === null
        ? null
        : {
            person: names.get(row.withdrawnById) ?? "",
            at: row.withdrawnAt.toISOString(),
            reason: row.withdrawnReason ?? "",
          },
    moved: await readMoved(ctx, { corpusId: row.corpusId, splitId: row.splitId, releaseId: row.id }),
    steps: releaseSteps({ ...stepsOf(ctx, release, job), isBlind }),
    command: commandOf(release),
  };
}

function commandOf({ row, recipe }: OpenRelease): string {
  const corpus = row.corpus.name;
  if (row.contentHash !== null) return rebuildCommand({ number: row.number, corpus });
  const named = { corpus, split: row.split.name, name: row.name, note: row.note };

  return releaseCommand({ ...named, version: row.filterVersion.hash, recipe });
}

/** Names of the people who signed something of it. */
async function namesOf(ctx: Context, { row }: OpenRelease): Promise<ReadonlyMap<number | null, string>> {
  const ids = [
    row.signedById,
    row.withdrawnById,
    ...row.waivers.flatMap((waiver) => [waiver.personId, waiver.secondId]),
  ];
  const people = await ctx.db.person.findMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    select: { id: true, name: true },
  });

  return new Map(people.map(({ id, name }) => [id, name]));
}
