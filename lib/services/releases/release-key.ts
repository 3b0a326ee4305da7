import { randomUUID } from "node:crypto";
import type { DbOrTransaction } from "@/lib/db/client";
import { makeSigningKeys, type SigningKeys } from "@/lib/release/signing/sign-release";
import type { Context } from "@/lib/services/context";
import { KEY_FILE } from "@/lib/services/judge-endpoints/key-file";
import { openKey, sealKey } from "@/lib/services/judge-endpoints/seal-key";
import { openingKeys, sealingKey } from "@/lib/services/judge-endpoints/sealing-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

type KeyPlace = Pick<Context, "home"> & { readonly db: DbOrTransaction };

/**
 * The key pair that releases of this installation are signed with; made at the first use.
 *
 * @throws ServiceError CONFLICT when the private half cannot be opened
 */
export async function signingKeys({ db, home }: KeyPlace): Promise<SigningKeys> {
  const { publicKey, sealedKey, owner } = await ensureKey({ db, home });
  const privateKey = (await openingKeys(home))
    .map((key) => openKey(sealedKey, key, owner))
    .find((text) => text !== undefined);
  if (privateKey === undefined)
    throw new ServiceError(
      "CONFLICT",
      `The key that signs releases cannot be opened: the file ${KEY_FILE} of the data folder, or the ASSAY_SECRET, that sealed it is missing or another one. Restore it.`,
    );

  return { privateKey, publicKey };
}

/** The public half, as PEM; anybody may check signatures with it. */
export async function getReleaseKey(ctx: Context): Promise<string> {
  requirePermission(ctx, "see_releases");

  return (await ensureKey(ctx)).publicKey;
}

/** Of two processes that make it at once one wins, and both use that one. */
async function ensureKey({ db, home }: KeyPlace) {
  const known = await db.releaseKey.findUnique({ where: { id: 1 } });
  if (known) return known;

  const { privateKey, publicKey } = makeSigningKeys();
  const owner = randomUUID();
  const sealedKey = sealKey(privateKey, await sealingKey(home), owner);
  await db.releaseKey.createMany({ data: { owner, publicKey, sealedKey }, skipDuplicates: true });

  return db.releaseKey.findUniqueOrThrow({ where: { id: 1 } });
}
