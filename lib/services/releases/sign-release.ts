import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { ApproveRelease, ReleaseStage } from "@/lib/contract/releases";
import { sha256Of } from "@/lib/release/manifest-text";
import { SIGNATURE_FILE, signatureText } from "@/lib/release/signing/release-signature";
import { signRelease as signWith } from "@/lib/release/signing/sign-release";
import type { Context } from "@/lib/services/context";
import { pathFromHome } from "@/lib/services/home-path";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { auditBasis } from "./audit-basis";
import { auditRelease } from "./audit-release";
import { findRelease } from "./find-release";
import { openRelease, readRelease } from "./release-fields";
import { signingKeys } from "./release-key";
import { whyNot } from "./release-steps";
import { requireFiles } from "./require-files";
import { stepsOf } from "./steps-of";
import { withRelease } from "./with-release";
import { putFile, writeCard } from "./write-card";

interface Signing extends ApproveRelease {
  readonly id: string;
  /** How far it is, stage by stage; what it throws leaves the release unsigned. */
  readonly onProgress?: (done: number, total: number, stage: ReleaseStage) => Promise<void>;
}

/**
 * Signs an approved release, after its files were read and it was audited once more: what leaks by the clusters and
 * protected sets of this moment is not signed. From then on nothing of it changes.
 *
 * @throws ServiceError CONFLICT while it is not approved, leaks, or its files are not those that were built
 */
export async function signRelease(
  ctx: Context,
  { id, note, onProgress = async () => undefined }: Signing,
): Promise<void> {
  requirePermission(ctx, "sign_release");
  const release = openRelease(await findRelease(ctx, { id }), null);
  const why = whyNot("sign", stepsOf(ctx, release));
  if (why !== undefined) throw new ServiceError("CONFLICT", why);
  await requireFiles(ctx.home, release, (done, total) => onProgress(done, total, "read"));
  const basis = await auditBasis(ctx.db, release.row);
  await auditRelease(ctx, release, (done, total) => onProgress(done, total, "audit"));
  await onProgress(0, 1, "sign");
  const { privateKey } = await signingKeys(ctx);

  let isWritten = false;
  const signing = withRelease(ctx, {
    ...{ id, step: "sign", detail: { note } },
    change: async (tx, approved) => {
      const { row } = approved;
      if ((await auditBasis(tx, row)) !== basis)
        throw new ServiceError(
          "CONFLICT",
          "Clusters, the split, approvals or protected sets changed while it was audited. Sign it again.",
        );
      const card = await writeCard(tx, ctx.home, id);
      const signature = signWith({ contentHash: row.contentHash ?? "", cardSha256: sha256Of(card) }, privateKey);
      const { publicKey } = signature;
      await tx.release.update({
        where: { id: row.id },
        data: {
          ...{ state: "signed", signature: signature.signature, publicKey },
          ...{ signedAt: ctx.now(), signedById: ctx.person.id },
        },
      });
      isWritten = true;
      await putFile(tx, { home: ctx.home, release: approved, name: SIGNATURE_FILE, text: signatureText(signature) });
    },
  });
  await signing.catch(async (error: unknown) => {
    if (isWritten) await removeSignature(ctx, id);
    throw error;
  });
}

/** The file of a signature that the database did not take. One that it took, whatever became of its answer, stays. */
async function removeSignature(ctx: Context, id: string): Promise<void> {
  const { state, folder } = await readRelease(ctx.db, id);
  if (state !== "signed") await rm(join(pathFromHome(ctx.home, folder ?? ""), SIGNATURE_FILE), { force: true });
}
