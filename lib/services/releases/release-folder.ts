import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DbOrTransaction } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";

/** Of the data folder; releases of all corpora lie in it. */
export const RELEASES_FOLDER = "releases";

interface Named {
  readonly extId: string;
  readonly number: number;
  readonly name: string;
}

/** Name of a release's folder: for people its number and name, and no other release has its id. */
export function folderName({ extId, number, name }: Named): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);

  return [String(number), words, extId].filter((part) => part !== "").join("-");
}

/** Whole path of a release's folder. */
export function releaseFolder(home: string, release: Named): string {
  return join(home, RELEASES_FOLDER, folderName(release));
}

/** Behind its words, which a person may have taken from another id. */
const FOLDER = /^.*([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[0-9a-f]{16}\.part)?$/;

/** Deletes the folder of a release that is gone, with what killed builds left of it. */
export async function removeReleaseFolders(home: string, extId: string): Promise<void> {
  const parent = join(home, RELEASES_FOLDER);
  const names = await readdir(parent).catch(() => []); // No folder, nothing to delete.

  for (const name of names) {
    if (FOLDER.exec(name)?.[1] === extId) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Takes away what builds left that were killed and are not tried again: drafts, and folders that were in place before the
 * database knew. One that waits or runs keeps its own, and a folder that this database knows nothing of is left alone.
 */
export async function sweepReleases(ctx: Pick<Context, "home"> & { readonly db: DbOrTransaction }): Promise<void> {
  const parent = join(ctx.home, RELEASES_FOLDER);
  const names = await readdir(parent).catch(() => []); // No folder, nothing to sweep.
  const builds = await ctx.db.release.findMany({ where: { state: "building" }, select: { extId: true, jobId: true } });
  const alive = await ctx.db.jobRun.findMany({
    where: { id: { in: builds.flatMap(({ jobId }) => jobId ?? []) }, state: { in: ["queued", "running"] } },
    select: { id: true },
  });
  const jobs = new Set(alive.map(({ id }) => id));
  const building = new Set(builds.filter(({ jobId }) => jobId !== null && jobs.has(jobId)).map(({ extId }) => extId));
  const left = names.flatMap((name) => {
    const extId = FOLDER.exec(name)?.[1];
    return extId === undefined || building.has(extId) ? [] : [{ name, extId }];
  });
  const unbuilt = await ctx.db.release.findMany({
    where: { extId: { in: left.map(({ extId }) => extId) }, folder: null },
    select: { extId: true },
  });
  const gone = new Set(unbuilt.map(({ extId }) => extId));

  for (const { name, extId } of left) {
    if (name.endsWith(".part") || gone.has(extId)) await rm(join(parent, name), { recursive: true, force: true });
  }
}
