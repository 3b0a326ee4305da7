import type { ImportStarted } from "@/lib/contract/imports";
import type { UploadQuery } from "@/lib/contract/upload";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { corpusNameOf } from "./corpus-name";
import { createImport } from "./create-import";
import { receiveUpload, uploadedFiles } from "./receive-upload";
import { removeUnknownFiles } from "./remove-read-files";
import { folderOfUpload } from "./upload-folder";

/**
 * Takes one file of a drop; with the last one the import of all of them starts.
 *
 * @returns the upload's id for the next file, or the import that started
 * @throws ServiceError FORBIDDEN, INVALID (also where no file can be read into a new corpus), or TOO_LARGE when the disk is full
 */
export async function takeUpload(
  ctx: Context,
  input: UploadQuery & { readonly body: AsyncIterable<Uint8Array> | null },
): Promise<ImportStarted | { readonly upload: string }> {
  const upload = await receiveUpload(ctx, input);
  if (!input.last) return { upload };

  const files = await uploadedFiles(ctx, { upload });

  try {
    return await createImport(ctx, {
      corpus: input.corpus ?? corpusNameOf(files[0]?.name ?? input.name),
      format: input.format,
      files,
      ...(input.run === undefined ? {} : { runName: input.run }),
    });
  } catch (error) {
    // Nobody reads what was refused: whoever tries again sends every file again. After a fault an import may be there.
    if (error instanceof ServiceError) await removeUnknownFiles(ctx, folderOfUpload(ctx.home, ctx.person.id, upload));
    throw error;
  }
}
