import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CARD_FILE } from "@/lib/release/card/release-card";
import { contentHash, MANIFEST_FILE, releaseManifestText, sha256Of } from "@/lib/release/manifest-text";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { SIGNATURE_FILE, signatureText } from "@/lib/release/signing/release-signature";
import { placeFolder } from "@/lib/release/write/place-folder";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { findRelease } from "./find-release";
import type { ReleaseOutcomes } from "./frozen-facts";
import { keptClusters, readProblemParts } from "./problem-parts";
import type { RowPlaces } from "./read-release-members";
import { releaseCounts } from "./release-counts";
import { type OpenRelease, openRelease } from "./release-fields";
import { holdsRuled } from "./sparse-columns";
import { splitProblems } from "./split-problems";
import { writeRows } from "./write-rows";

interface Rebuilding {
  readonly id: string;
  /** A folder that is not there yet. */
  readonly folder: string;
  /** Members done. What it throws stops the writing, and leaves nothing behind. */
  readonly onMember: (done: number) => Promise<void>;
}

/**
 * Writes a release anew from the members, labels, outcomes, pools and problems that were frozen for it, whatever has
 * changed since, with its manifest, card and signature. In a release from before outcomes were frozen those of the rules may
 * be younger than it, so that those of the sources are tried as well. Nothing stays of one whose content is another:
 * imported records, or the key of pseudonyms, are not what they were.
 *
 * @throws ServiceError NOT_FOUND, CONFLICT for one that was never built or has other content now
 */
export async function rebuildRelease(ctx: Context, { id, folder, onMember }: Rebuilding): Promise<string> {
  requirePermission(ctx, "build_release");
  requirePermission(ctx, "export");
  const release = openRelease(await findRelease(ctx, { id }), null);
  const { row, manifest } = release;
  const kept = await ctx.db.releaseProblemPart.count({ where: { releaseId: row.id } });
  if (manifest === null || kept === 0)
    throw new ServiceError("CONFLICT", "What this release was built from was not kept, so it cannot be rebuilt.");

  try {
    return await rebuildBy(ctx, release, manifest, { folder, onMember, outcomes: "frozen" });
  } catch (error) {
    // A range error: of what the rules had scored since, a Parquet file has no column.
    const isOther = error instanceof RangeError || (error instanceof ServiceError && error.code === "CONFLICT");
    if (!isOther || !(await holdsRuled(ctx.db, row.id))) throw error;

    return rebuildBy(ctx, release, manifest, { folder, onMember, outcomes: "source" });
  }
}

interface RebuildingBy extends Omit<Rebuilding, "id"> {
  readonly outcomes: ReleaseOutcomes;
}

async function rebuildBy(
  ctx: Context,
  release: OpenRelease,
  manifest: ReleaseManifest,
  { folder, onMember, outcomes }: RebuildingBy,
): Promise<string> {
  const { row } = release;
  const { audited } = await splitProblems(ctx.db, { ...row, releaseId: row.id });
  const places = await placesOf(ctx, release);

  return placeFolder(folder, async (draft) => {
    const { files } = await writeRows(ctx, release, {
      ...{ draft, onMember, counts: releaseCounts(), problems: audited, outcomes },
      problemLines: readProblemParts(ctx.db, row.id),
      places,
      // Not asked anew: members that stand in no row, and so are none any more, counted when it was built.
      sparseColumns: manifest.sparseColumns ?? [],
    });
    const made = { ...manifest, files: [...files] };
    const hash = contentHash(made);
    if (hash !== row.contentHash) throw new ServiceError("CONFLICT", otherContent(release, files));
    await writeFile(join(draft, MANIFEST_FILE), releaseManifestText(made));
    await writeSigned(draft, release);

    return hash;
  });
}

async function placesOf({ db }: Context, { row, manifest }: OpenRelease): Promise<RowPlaces | undefined> {
  const version = manifest?.datasetVersion;

  return version === undefined ? undefined : { datasetVersion: version, clusters: await keptClusters(db, row.id) };
}

/** The card as it stands, and the signature over it. */
async function writeSigned(draft: string, { row }: OpenRelease): Promise<void> {
  const { card, contentHash: hash, signature, publicKey } = row;
  if (card === null) return;
  await writeFile(join(draft, CARD_FILE), card);
  if (hash === null || signature === null || publicKey === null) return;

  const signed = { algorithm: "Ed25519" as const, contentHash: hash, cardSha256: sha256Of(card), publicKey, signature };
  await writeFile(join(draft, SIGNATURE_FILE), signatureText(signed));
}

function otherContent(
  { row, manifest }: OpenRelease,
  files: readonly { readonly name: string; readonly sha256: string }[],
): string {
  const built = new Map(manifest?.files.map(({ name, sha256 }) => [name, sha256]));
  const other = files.find(({ name, sha256 }) => built.get(name) !== sha256)?.name ?? MANIFEST_FILE;

  return `Release ${row.number} cannot be rebuilt: ${other} would not be what was built. Its records, their analysis, or the key of its pseudonyms have changed since.`;
}
