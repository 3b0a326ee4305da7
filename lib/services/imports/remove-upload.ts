import { rm } from "node:fs/promises";
import type { Context } from "@/lib/services/context";
import { uploadFolderOf } from "./upload-folder";

/** Deletes the uploaded copies of an import's files: their bytes are in the corpus. Files elsewhere are left alone. */
export async function removeUpload(ctx: Pick<Context, "db" | "home">, importId: number): Promise<void> {
  const files = await ctx.db.importFile.findMany({ where: { importId }, select: { path: true } });
  const folders = new Set(files.flatMap(({ path }) => uploadFolderOf(ctx.home, path) ?? []));

  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
