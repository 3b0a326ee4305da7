import { stat } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST_FILE } from "@/lib/release/manifest-text";
import { fileSha256 } from "@/lib/release/verify/read-lines";
import { pathFromHome } from "@/lib/services/home-path";
import { ServiceError } from "@/lib/services/service-error";
import type { OpenRelease } from "./release-fields";

/**
 * Reads every file that a signature of the release would cover, and compares its SHA-256 with what was built.
 *
 * @param onBytes - bytes read, of all; what it throws ends the reading
 * @throws ServiceError CONFLICT that names the first file that is gone, cannot be read, or is another one
 */
export async function requireFiles(
  home: string,
  { row, manifest }: OpenRelease,
  onBytes: (done: number, total: number) => Promise<void>,
): Promise<void> {
  const folder = pathFromHome(home, row.folder ?? "");
  const built = [...(manifest?.files ?? []), { name: MANIFEST_FILE, sha256: row.contentHash }];
  const sizes = await Promise.all(built.map(({ name }) => sizeOf(join(folder, name))));
  const missing = built.find((_file, at) => sizes[at] === undefined);
  if (missing !== undefined) throw otherFile(missing.name);

  const total = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  let done = 0;
  let isTelling = false;
  for (const { name, sha256 } of built) {
    const reading = fileSha256(join(folder, name), async (bytes) => {
      done += bytes;
      isTelling = true;
      await onBytes(Math.min(done, total), total);
      isTelling = false;
    });
    const found = await reading.catch((error: unknown) => {
      // A cancel and an interruption are no fault of the file.
      if (isTelling) throw error;
      throw unreadFile(name);
    });
    if (found !== sha256) throw otherFile(name);
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined); // Told as gone.

  return found?.isFile() === true ? found.size : undefined;
}

function unreadFile(name: string): ServiceError {
  return new ServiceError(
    "CONFLICT",
    `The file ${name} of this release cannot be read from the data folder. Whoever runs Assay must be able to read it; else rebuild it with the command of its page, and put the files in their place.`,
  );
}

function otherFile(name: string): ServiceError {
  return new ServiceError(
    "CONFLICT",
    `The file ${name} of this release is gone from the data folder, or is not the one that was built. Rebuild it with the command of its page, and put the files in their place.`,
  );
}
