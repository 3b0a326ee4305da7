import { constants } from "node:fs";
import { type FileHandle, open, realpath } from "node:fs/promises";
import { join } from "node:path";
import { createLog } from "@/lib/log";
import type { Context } from "@/lib/services/context";
import { pathFromHome } from "@/lib/services/home-path";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { checkedBytes } from "./checked-bytes";
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
 * @throws ServiceError NOT_FOUND, also when somebody removed it from the data folder; CONFLICT where another file lies in its
 * place; FORBIDDEN where it may hold what the person reviews blind
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
 * A file of a release that was found for somebody who may have it. What ends with its last byte ends in an error where
 * the bytes are not those that were written.
 *
 * @throws ServiceError NOT_FOUND, also when somebody removed it from the data folder; CONFLICT where another file or a link
 * lies in its place
 */
export async function openDownload(
  home: string,
  { folder, files }: Download,
  name: string,
): Promise<OpenedReleaseFile> {
  // Only names that were written: no path of a request reaches the disk.
  const known = files.find((file) => file.name === name);
  if (!known || folder === null) throw new ServiceError("NOT_FOUND", "This release has no file of that name.");

  const path = join(folder, known.name);
  const file = await openUnlinked(pathFromHome(home, folder), known.name).catch((error: unknown) => {
    throw refusalOf(path, error);
  });
  const { size } = await file.stat();
  if (BigInt(size) !== known.bytes) {
    await file.close();
    throw otherFile(path, new Error(`The file has ${size} bytes in place of ${known.bytes}.`));
  }

  return {
    fileName: known.name.split("/").at(-1) ?? known.name,
    sizeBytes: size,
    sha256: known.sha256,
    read: ({ first, last }) =>
      last < size - 1
        ? file.createReadStream({ start: first, end: last })
        : readToEnd(file, { path, from: first, sha256: known.sha256 }),
    close: () => file.close(),
  };
}

async function openUnlinked(folder: string, name: string): Promise<FileHandle> {
  const path = join(folder, name);
  // No folder below that of the release may be a link either.
  if ((await realpath(path)) !== join(await realpath(folder), name))
    throw Object.assign(new Error("A link lies in the place of the file."), { code: "ELOOP" });

  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}

function refusalOf(path: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ELOOP") return otherFile(path, error);
  if (code !== "ENOENT") return error;

  return new ServiceError(
    "NOT_FOUND",
    "This file is gone from the data folder. The command of the release’s page writes the same bytes again.",
  );
}

interface Expected {
  readonly path: string;
  readonly from: number;
  readonly sha256: string;
}

async function* readToEnd(file: FileHandle, { path, from, sha256 }: Expected): AsyncGenerator<Uint8Array> {
  try {
    yield* checkedBytes(file.createReadStream(), { from, sha256 });
  } catch (error) {
    throw otherFile(path, error);
  }
}

/** What people are told; whoever runs Assay finds in the log what was found where. */
function otherFile(path: string, why: unknown): ServiceError {
  createLog().failure("release_file_differs", { path }, why);

  return new ServiceError(
    "CONFLICT",
    "This file is not the one that was built. The command of the release’s page writes the same bytes again.",
  );
}
