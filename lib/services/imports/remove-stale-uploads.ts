import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { uploadsFolder } from "./upload-folder";

/** A drop of many large files over a slow line is still one drop. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes uploads that never became an import, such as a drop that was cancelled in the middle.
 *
 * @returns how many were deleted
 */
export async function removeStaleUploads(ctx: Pick<Context, "db" | "home" | "now">): Promise<number> {
  const uploads = uploadsFolder(ctx.home);
  // Nothing was ever uploaded.
  const entries = await readdir(uploads).catch((): string[] => []);
  let removed = 0;

  for (const entry of entries) {
    const folder = join(uploads, entry);
    const { mtimeMs } = await stat(folder);
    if (ctx.now().getTime() - mtimeMs < STALE_AFTER_MS || (await isImported(ctx, folder))) continue;

    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }

  return removed;
}

async function isImported({ db }: Pick<Context, "db">, folder: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    z.object({ id: z.int() }),
    sql`select id from import_file where starts_with(path, ${`${folder}/`}) limit 1`,
  );

  return rows.length > 0;
}
