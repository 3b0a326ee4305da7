import { open } from "node:fs/promises";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { getExportFile } from "./get-export";

export interface OpenedExport {
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Closes the file after the last byte. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** For who does not read the bytes. */
  readonly close: () => Promise<void>;
}

/**
 * The file of a finished export, opened for reading.
 *
 * @throws ServiceError NOT_FOUND when somebody removed it from the data folder
 */
export async function openExport(ctx: Context, input: { readonly id: string }): Promise<OpenedExport> {
  const { fileName, path } = await getExportFile(ctx, input);
  try {
    const file = await open(path);
    const { size } = await file.stat();

    return { fileName, sizeBytes: size, bytes: file.createReadStream(), close: () => file.close() };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new ServiceError(
      "NOT_FOUND",
      "The file of this export is gone from the data folder. Export it again: the bytes will be the same.",
    );
  }
}
