import type { Context } from "@/lib/services/context";
import { pathFromHome } from "@/lib/services/home-path";
import { removeReadFiles } from "./remove-read-files";
import { uploadFolderOf } from "./upload-folder";

/**
 * Deletes the uploaded copies of an import that is over: what they hold is in the corpus, or was refused or cancelled.
 * Those with rejected rows that a retry may read again stay, and files elsewhere are left alone.
 */
export async function removeUpload(ctx: Pick<Context, "db" | "home" | "now">, importId: number): Promise<void> {
  const files = await ctx.db.importFile.findMany({ where: { importId }, select: { path: true } });
  const folders = new Set(files.flatMap(({ path }) => uploadFolderOf(ctx.home, pathFromHome(ctx.home, path)) ?? []));

  for (const folder of folders) await removeReadFiles(ctx, folder, { over: importId });
}
