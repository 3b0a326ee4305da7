import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "@/lib/services/context";
import { pathFromHome } from "@/lib/services/home-path";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { type Download, findDownload } from "./find-download";

export interface OpenedReleaseFile {
  /** Without the folder it lies in. */
  readonly fileName: string;
  readonly sizeBytes: number;
  /** SHA-256 of the file when it was written, in hexadecimal digits. */
  readonly sha256: string;
  /** Bytes from the first to the last asked for; closes the file. */
  readonly read: (range: { readonly first: number; readonly last: number }) => AsyncIterable<Uint8Array>;
  readonly close: () => Promise<void>;
}

/**
 * A file of a release, opened for reading.
 *
 * @throws ServiceError NOT_FOUND, also when somebody removed it from the data folder; FORBIDDEN where it may hold what the
 * person reviews blind
 */
export async function openReleaseFile(
  ctx: Context,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<OpenedReleaseFile> {
  requirePermission(ctx, "see_releases");
  requirePermission(ctx, "export");

  return openDownload(ctx.home, await findDownload(ctx, { id }), name);
}

/**
 * A file of a release that was found for somebody who may have it.
 *
 * @throws ServiceError NOT_FOUND, also when somebody removed it from the data folder
 */
export async function openDownload(
  home: string,
  { folder, files }: Download,
  name: string,
): Promise<OpenedReleaseFile> {
  // Only names that were written: no path of a request reaches the disk.
  const known = files.find((file) => file.name === name);
  if (!known || folder === null) throw new ServiceError("NOT_FOUND", "This release has no file of that name.");

  const file = await open(join(pathFromHome(home, folder), known.name)).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new ServiceError(
      "NOT_FOUND",
      "This file is gone from the data folder. The command of the release’s page writes the same bytes again.",
    );
  });
  const { size } = await file.stat();

  return {
    fileName: known.name.split("/").at(-1) ?? known.name,
    sizeBytes: size,
    sha256: known.sha256,
    read: ({ first, last }) => file.createReadStream({ start: first, end: last }),
    close: () => file.close(),
  };
}
