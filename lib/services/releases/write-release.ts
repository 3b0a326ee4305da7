import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "@/lib/db/query-rows";
import { contentHash, MANIFEST_FILE, releaseManifestText } from "@/lib/release/manifest-text";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { placeFolder, sweepDrafts } from "@/lib/release/write/place-folder";
import { clusterPrints } from "@/lib/release/write/problem-fingerprints";
import type { Context } from "@/lib/services/context";
import { pathInHome } from "@/lib/services/home-path";
import { ServiceError } from "@/lib/services/service-error";
import { datasetVersion } from "./dataset-version";
import { fileFields, textFile } from "./file-fields";
import { keepProblemParts } from "./problem-parts";
import { type ReleaseCounts, releaseCounts } from "./release-counts";
import type { OpenRelease } from "./release-fields";
import { releaseFolder, sweepReleases } from "./release-folder";
import { manifestOf } from "./release-manifest";
import { sparseColumns } from "./sparse-columns";
import type { SplitProblems } from "./split-problems";
import { writeRows } from "./write-rows";

/** A million left-out members are taken away in one statement. */
const LONGEST_MS = 600_000;

interface Writing {
  /** The problems of the split as they were when the members were frozen. */
  readonly problems: SplitProblems;
  /** Members done. What it throws stops the writing, and leaves nothing behind. */
  readonly onMember: (done: number) => Promise<void>;
}

/**
 * Writes the files of a frozen release and makes it a draft. The folder appears whole or not at all; an attempt that was
 * killed leaves what the next one takes away.
 *
 * @throws ServiceError CONFLICT when every member is left out
 */
export async function writeRelease(ctx: Context, release: OpenRelease, { problems, onMember }: Writing): Promise<void> {
  const { row } = release;
  const folder = releaseFolder(ctx.home, row);
  await sweepReleases(ctx);
  await sweepDrafts(folder);
  // A folder that a killed attempt moved into place, before the database knew of it.
  await rm(folder, { recursive: true, force: true });
  const counts = releaseCounts();
  const version = await datasetVersion(ctx.db, release);
  const sparse = await sparseColumns(ctx.db, release);

  const manifest = await placeFolder(folder, async (draft) => {
    const { files, names } = await writeRows(ctx, release, {
      ...{ draft, counts, onMember, problems: problems.audited },
      places: { datasetVersion: version, clusters: clusterPrints(problems.audited) },
      sparseColumns: sparse,
    });
    if (counts.figures().rows === 0) throw new ServiceError("CONFLICT", allLeftOut(counts));
    const made = await manifestOf(ctx.db, release, {
      ...{ counts, names, problems: problems.all, files },
      datasetVersion: version,
      sparseColumns: sparse,
    });
    await writeFile(join(draft, MANIFEST_FILE), releaseManifestText(made));

    return made;
  });
  try {
    await store(ctx, release, { folder, manifest, counts });
  } catch (error) {
    // In place, and the database does not know of it.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Stored {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
  readonly counts: ReleaseCounts;
}

async function store(ctx: Context, { row }: OpenRelease, { folder, manifest, counts }: Stored): Promise<void> {
  const files = [...fileFields(manifest), textFile(MANIFEST_FILE, releaseManifestText(manifest))];

  await ctx.db.$transaction(
    async (tx) => {
      await tx.$executeRaw(sql`delete from release_member
        where release_id = ${row.id} and position = any(${[...counts.leftOutAt]}::int[])`);
      await keepProblemParts(tx, row.id, folder);
      await tx.releaseFile.deleteMany({ where: { releaseId: row.id } });
      await tx.releaseFile.createMany({ data: files.map((file) => ({ ...file, releaseId: row.id })) });
      await tx.release.update({
        where: { id: row.id, state: "building" },
        data: {
          ...{ state: "draft", manifest, contentHash: contentHash(manifest), builtAt: ctx.now() },
          folder: pathInHome(ctx.home, folder),
        },
      });
    },
    { timeout: LONGEST_MS },
  );
}

function allLeftOut(counts: ReleaseCounts): string {
  const reasons = Object.entries(counts.figures().leftOut)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([reason, count]) => `${count.toLocaleString("en")} × ${reason}`);

  return `None of the trajectories can be released: ${reasons.join(" ")}`;
}
