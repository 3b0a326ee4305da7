import { join } from "node:path";
import { MANIFEST_FILE } from "@/lib/release/manifest-text";
import { fileSha256 } from "@/lib/release/verify/read-lines";
import { pathFromHome } from "@/lib/services/home-path";
import { ServiceError } from "@/lib/services/service-error";
import type { OpenRelease } from "./release-fields";

/**
 * Reads every file that a signature of the release would cover, and compares its SHA-256 with what was built.
 *
 * @throws ServiceError CONFLICT that names the first file that is gone or is another one
 */
export async function requireFiles(home: string, { row, manifest }: OpenRelease): Promise<void> {
  const folder = pathFromHome(home, row.folder ?? "");
  const built = [...(manifest?.files ?? []), { name: MANIFEST_FILE, sha256: row.contentHash }];

  for (const { name, sha256 } of built) {
    const found = await fileSha256(join(folder, name)).catch(() => undefined); // Told in the same sentence.
    if (found === undefined || found !== sha256)
      throw new ServiceError(
        "CONFLICT",
        `The file ${name} of this release is gone from the data folder, or is not the one that was built. Rebuild it with the command of its page, and put the files in their place.`,
      );
  }
}
