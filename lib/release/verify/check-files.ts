import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { fileSha256 } from "./read-lines";
import type { ReleaseFault } from "./release-fault";
import { unknownFiles } from "./unknown-files";

export interface CheckedFiles {
  readonly faults: readonly ReleaseFault[];
  /** Files that are there, and whether their bytes are those of the manifest. */
  readonly isWhole: ReadonlyMap<string, boolean>;
}

/** Compares the files of a release with its manifest, byte by byte. A file that the manifest does not know is told too. */
export async function checkFiles(folder: string, manifest: ReleaseManifest): Promise<CheckedFiles> {
  const faults: ReleaseFault[] = [];
  const isWhole = new Map<string, boolean>();

  for (const { name, sha256 } of manifest.files) {
    const found = await stat(join(folder, name)).catch(() => undefined); // Told as missing.
    if (found?.isFile() !== true) faults.push({ kind: "missing", file: name, sentence: `${name} is missing.` });
    else isWhole.set(name, (await fileSha256(join(folder, name))) === sha256);
  }
  faults.push(...(await unknownFiles(folder, manifest)));

  return { faults, isWhole };
}
