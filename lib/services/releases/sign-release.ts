import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ApproveRelease } from "@/lib/contract/releases";
import { MANIFEST_FILE, sha256Of } from "@/lib/release/manifest-text";
import { SIGNATURE_FILE, signatureText } from "@/lib/release/signing/release-signature";
import { signRelease as signWith } from "@/lib/release/signing/sign-release";
import type { Context } from "@/lib/services/context";
import { pathFromHome } from "@/lib/services/home-path";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { auditRelease } from "./audit-release";
import { findRelease } from "./find-release";
import { type OpenRelease, openRelease } from "./release-fields";
import { signingKeys } from "./release-key";
import { whyNot } from "./release-steps";
import { stepsOf } from "./steps-of";
import { withRelease } from "./with-release";
import { putFile, writeCard } from "./write-card";

/**
 * Signs an approved release, after it was audited once more: what leaks by the clusters and protected sets of this moment
 * is not signed. From then on nothing of it changes.
 *
 * @throws ServiceError CONFLICT while it is not approved, leaks, or its files are not those that were built
 */
export async function signRelease(ctx: Context, { id, note }: ApproveRelease & { readonly id: string }): Promise<void> {
  requirePermission(ctx, "sign_release");
  const release = openRelease(await findRelease(ctx, { id }), null);
  const why = whyNot("sign", stepsOf(ctx, release));
  if (why !== undefined) throw new ServiceError("CONFLICT", why);
  await requireFiles(ctx.home, release);
  await auditRelease(ctx, release);
  const { privateKey } = await signingKeys(ctx);

  await withRelease(ctx, {
    ...{ id, step: "sign", detail: { note } },
    change: async (tx, approved) => {
      const { row } = approved;
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
      await putFile(tx, { home: ctx.home, release: approved, name: SIGNATURE_FILE, text: signatureText(signature) });
    },
  });
}

/** The bytes themselves are what `assay release verify` reads; here it is seen that nobody took a file away or cut it. */
async function requireFiles(home: string, { row, manifest }: OpenRelease): Promise<void> {
  const folder = pathFromHome(home, row.folder ?? "");
  const text = await readFile(join(folder, MANIFEST_FILE)).catch(() => undefined); // Told below.
  const isSame = text !== undefined && sha256Of(text) === row.contentHash;
  const sizes = await Promise.all(
    (manifest?.files ?? []).map(async ({ name, bytes }) => {
      const size = await stat(join(folder, name)).then(
        (found) => found.size,
        () => undefined,
      );
      return size === bytes ? [] : [name];
    }),
  );
  const [missing = isSame ? undefined : MANIFEST_FILE] = sizes.flat();
  if (missing !== undefined)
    throw new ServiceError(
      "CONFLICT",
      `The file ${missing} of this release is gone from the data folder, or is not the one that was built. Build it again: the bytes will be the same.`,
    );
}
