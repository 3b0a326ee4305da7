import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { pathFromHome, pathInHome } from "@/lib/services/home-path";

/** A drop of many large files over a slow line is still one drop. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

const FileRow = z.object({ path: z.string(), is_needed: z.boolean() });

/**
 * Deletes those files of an upload's folder that nobody reads any more, and the folder when none is left. A file is read
 * by an import that waits or runs, and by a retry of its rejected rows, or of those of which it
 * holds the header.
 *
 * @param over - an import that reads no more, although its job still runs
 * @returns how many files were deleted
 */
export async function removeReadFiles(
  ctx: Pick<Context, "db" | "home" | "now">,
  folder: string,
  { over }: { readonly over?: number } = {},
): Promise<number> {
  const needed = await neededFiles(ctx, folder, over);
  const names = await namesIn(folder);
  const isOld = await isStale(ctx, folder);
  let removed = 0;

  for (const name of names) {
    const isNeeded = needed.get(join(folder, name)) ?? !(isOld && (await isStale(ctx, join(folder, name))));
    if (isNeeded) continue;

    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  // An empty folder that is new waits for its first file.
  if (removed === names.length && (removed > 0 || isOld)) {
    await rm(folder, { recursive: true, force: true });
  }

  return removed;
}

/**
 * Deletes those files of an upload's folder that no import knows, and the folder when none is left: another request may have
 * started an import of the others.
 */
export async function removeUnknownFiles(ctx: Pick<Context, "db" | "home">, folder: string): Promise<void> {
  const known = await neededFiles(ctx, folder, undefined);
  const names = await namesIn(folder);
  const unknown = names.filter((name) => !known.has(join(folder, name)));

  for (const name of unknown) await rm(join(folder, name), { force: true });
  if (unknown.length === names.length) await rm(folder, { recursive: true, force: true });
}

/** Files of the folder that imports know, by their whole path, and whether one still reads them. */
async function neededFiles(
  { db, home }: Pick<Context, "db" | "home">,
  folder: string,
  over: number | undefined,
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await queryRows(
    db,
    FileRow,
    sql`select f.path, bool_or(
            (f.import_id is distinct from ${over ?? null}::int and coalesce(j.state in ('queued', 'running'), true))
            or exists (select 1 from rejected_row r where r.import_id = f.import_id and r.file_name = f.name
              and coalesce(r.file_id, f.id) = f.id and not r.resolved and r.whole_bytes is null)
            or (f.note is not null and f.read_count = 0 and exists (select 1 from rejected_row r
              where r.import_id = f.import_id and not r.resolved and r.whole_bytes is null))) as is_needed
        from import_file f join import i on i.id = f.import_id left join job_run j on j.id = i.job_id
        where starts_with(f.path, ${`${pathInHome(home, folder)}/`}) or starts_with(f.path, ${`${folder}/`}) group by f.path`,
  );
  const needed = new Map<string, boolean>();
  for (const { path, is_needed } of rows) {
    const whole = pathFromHome(home, path);
    needed.set(whole, is_needed || needed.get(whole) === true);
  }

  return needed;
}

/** Files at any depth. Another process may delete them meanwhile. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);

  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

async function isStale({ now }: Pick<Context, "now">, path: string): Promise<boolean> {
  // Gone already: there is nothing to keep.
  const facts = await stat(path).catch(() => undefined);

  return facts === undefined || now().getTime() - facts.mtimeMs >= STALE_AFTER_MS;
}
