import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "@/lib/services/context";
import { removeReadFiles } from "./remove-read-files";
import { uploadsFolder } from "./upload-folder";

/**
 * Deletes uploads that nobody reads any more: those whose import is over, however it ended, and after a day those that
 * never became an import, such as a drop that was cancelled in the middle.
 *
 * @returns how many files were deleted
 */
export async function removeStaleUploads(ctx: Pick<Context, "db" | "home" | "now">): Promise<number> {
  const uploads = uploadsFolder(ctx.home);
  // Nothing was ever uploaded.
  const entries = await readdir(uploads).catch((): string[] => []);
  let removed = 0;

  for (const entry of entries) removed += await removeReadFiles(ctx, join(uploads, entry));

  return removed;
}
