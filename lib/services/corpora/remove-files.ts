import { realpath, rm, rmdir } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import type { Context } from "@/lib/services/context";
import { pathFromHome } from "@/lib/services/home-path";
import { uploadFolderOf, uploadsFolder } from "@/lib/services/imports/upload-folder";
import { removeReleaseFolders } from "@/lib/services/releases/release-folder";
import type { LeftOfCorpus } from "./left-of-corpus";

/**
 * Deletes the files of a corpus that is gone: uploads, exports and releases. Only what lies in the data folder is
 * deleted, however a path was stored; files that were imported from elsewhere stay where they are. One that cannot be
 * deleted keeps none of the others.
 *
 * @throws what the file system said of the first that it could not delete
 */
export async function removeFiles(
  { home }: Pick<Context, "home">,
  { uploads, exports, releases }: Pick<LeftOfCorpus, "uploads" | "exports" | "releases">,
): Promise<void> {
  const faults: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => void faults.push(error));

  for (const path of uploads) await attempt(removeUploaded(home, pathFromHome(home, path)));
  for (const id of exports) await attempt(rm(join(home, "exports", id), { recursive: true, force: true }));
  for (const id of releases) await attempt(removeReleaseFolders(home, id));
  if (faults.length > 0) throw faults[0];
}

/** The file, and the folder of its drop when it was the last one there. */
async function removeUploaded(home: string, path: string): Promise<void> {
  const folder = uploadFolderOf(home, path);
  if (folder === undefined || !(await liesIn(uploadsFolder(home), dirname(path)))) return;

  await rm(path, { force: true });
  // Another file of the drop stays, and its folder with it.
  for (let parent = dirname(path); parent.startsWith(folder); parent = dirname(parent))
    await rmdir(parent).catch(() => undefined);
}

/** Whether a folder lies in another one once every link on the way is followed. */
async function liesIn(root: string, folder: string): Promise<boolean> {
  // What is not there has nothing to delete.
  const [real, within] = await Promise.all([root, folder].map((path) => realpath(path).catch(() => undefined)));
  if (real === undefined || within === undefined) return false;
  const inside = relative(real, within);

  return !isAbsolute(inside) && inside.split(sep)[0] !== "..";
}
