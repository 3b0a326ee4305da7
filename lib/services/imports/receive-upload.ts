import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { folderOfUpload } from "./upload-folder";

export interface Upload {
  /** Files of one drop share it; absent for the first. */
  readonly upload?: string | undefined;
  readonly name: string;
  readonly body: AsyncIterable<Uint8Array> | null;
}

export interface UploadedFile {
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
}

/**
 * Writes a file of an upload to disk as it comes in, whatever its size.
 *
 * @returns the upload's id, for the next file
 * @throws ServiceError INVALID without content, TOO_LARGE when the disk is full
 */
export async function receiveUpload(ctx: Pick<Context, "home" | "person">, input: Upload): Promise<string> {
  requirePermission(ctx, "import");
  if (input.body === null) throw new ServiceError("INVALID", "The request has no file. Send the file as its body.");

  const upload = input.upload ?? randomUUID();
  const folder = folderOfUpload(ctx.home, ctx.person.id, upload);
  await mkdir(folder, { recursive: true });
  const { path, file } = await openNext(folder, safeFileName(input.name));

  try {
    await pipeline(input.body, file.createWriteStream());
  } catch (error) {
    await rm(path, { force: true });
    throw refusalOf(error);
  }

  return upload;
}

/** Opened before anything is written: a path that another request took meanwhile is that one's, and never deleted here. */
async function openNext(folder: string, name: string): Promise<{ readonly path: string; readonly file: FileHandle }> {
  const path = join(folder, `${nextOrder(await readdir(folder))} ${name}`);

  try {
    return { path, file: await open(path, "wx") };
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw refusalOf(error);

    // The other file has that number now, so each try takes a higher one.
    return openNext(folder, name);
  }
}

/** The files of an upload in the order they came. */
export async function uploadedFiles(
  ctx: Pick<Context, "home" | "person">,
  input: { readonly upload: string },
): Promise<UploadedFile[]> {
  const folder = folderOfUpload(ctx.home, ctx.person.id, input.upload);
  const entries = (await readdir(folder)).toSorted().toSorted((one, other) => orderOf(one) - orderOf(other));

  return Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry);

      return { name: entry.replace(ORDER, ""), path, sizeBytes: (await stat(path)).size };
    }),
  );
}

/** "00000001 name": the number keeps the order, and two files of one name apart. */
const ORDER_DIGITS = 8;
/** Folders that an older version began have four digits, and may have five. */
const ORDER = /^(\d+) /;
const NAME_BYTES = 200;

function nextOrder(taken: readonly string[]): string {
  const last = taken.reduce((most, entry) => Math.max(most, orderOf(entry)), 0);

  return String(last + 1).padStart(ORDER_DIGITS, "0");
}

/** 0 for what no upload put there. */
function orderOf(entry: string): number {
  return Number(ORDER.exec(entry)?.[1] ?? 0);
}

/** A file name without folders, control characters or what other systems refuse. */
export function safeFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const clean = base.replaceAll(/[\u0000-\u001f\u007f<>:"|?*\p{Surrogate}]/gu, "_").trim();
  const safe = clean === "" || clean === "." || clean === ".." ? "upload" : clean;
  // The end holds the extension; file systems count bytes.
  const bytes = Buffer.from(safe);

  return bytes.length <= NAME_BYTES
    ? safe
    : bytes
        .subarray(bytes.length - NAME_BYTES)
        .toString()
        .replaceAll("\uFFFD", "_");
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function refusalOf(error: unknown): unknown {
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT") {
    return new ServiceError(
      "TOO_LARGE",
      "The disk with Assay's data folder is full. Free some space and upload the file again.",
    );
  }
  if (code === "ERR_STREAM_PREMATURE_CLOSE" || code === "ECONNRESET" || code === "ABORT_ERR") {
    return new ServiceError("INVALID", "The upload broke off. Send the file again.");
  }

  return error;
}
