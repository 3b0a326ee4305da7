import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { syncPath } from "./sync-path";

const DRAFT = /\.[0-9a-f]{16}\.part$/;

/**
 * Makes a folder that appears whole or not at all: `make` writes into a draft beside it, which is moved into place. What
 * fails leaves nothing behind; what is killed leaves a draft that `sweepDrafts` takes away. When it is in place it is on
 * disk, its names as well, so that a power cut does not leave a part of it either.
 *
 * @throws whatever `make` throws, and an error when the folder is there already
 */
export async function placeFolder<Made>(folder: string, make: (draft: string) => Promise<Made>): Promise<Made> {
  const draft = `${folder}.${randomBytes(8).toString("hex")}.part`;
  await mkdir(draft, { recursive: true });
  try {
    const made = await make(draft);
    await syncAll(draft);
    // Moving onto a folder that holds something is refused by the system.
    await rename(draft, folder);
    await syncPath(dirname(folder));

    return made;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Every file and folder below one, and the folder itself last. */
async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncAll(path) : syncPath(path));
  }
  await syncPath(folder);
}

/** Takes drafts away that a killed process left. Nothing may be writing there. */
export async function sweepDrafts(folder: string): Promise<readonly string[]> {
  const parent = dirname(folder);
  const names = await readdir(parent).catch(() => []); // No folder, no drafts.
  const stale = names.filter((name) => name.startsWith(`${basename(folder)}.`) && DRAFT.test(name));
  await Promise.all(stale.map((name) => rm(join(parent, name), { recursive: true, force: true })));

  return stale;
}
