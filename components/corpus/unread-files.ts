import { isUnderWay } from "@/components/import/import-state";
import type { Import, ImportFile } from "@/lib/contract/imports";

/**
 * Files whose rows were not all read, so that they are in no count: refused, or cut short with their import. Each counts
 * once, and no longer once it was imported again.
 *
 * @param imports - the newest first
 */
export function unreadFiles(imports: readonly Import[]): readonly ImportFile[] {
  // A retry reads what was rejected of a file, not the file. What is under way may read it yet.
  const over = imports.filter((one) => one.retryOf === null && !isUnderWay(one));

  return over.flatMap(({ files }, at) => {
    const newer = over.slice(0, at).flatMap((one) => one.files);

    return files.filter((file) => file.state !== "done" && !newer.some((other) => isSame(file, other)));
  });
}

/** Many files of other imports have its name: one of another size may be it, repaired, and may as well be another. */
function isSame(file: ImportFile, newer: ImportFile): boolean {
  return file.name === newer.name && file.sizeBytes === newer.sizeBytes;
}
