import { createWriteStream } from "node:fs";
import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { createImport } from "@/lib/services/imports/create-import";
import { uploadsFolder } from "@/lib/services/imports/upload-folder";
import { ensureDefaultFilterVersion } from "./ensure-filter-version";

/** Named so that nobody takes it for real data. */
export const SAMPLE_CORPUS = "Sample arena (simulated)";

const FILE_NAME = "sample-arena.jsonl";

export interface SeedSample {
  /** Who runs the import: the caller itself. */
  readonly workerId: string;
  /** How many trajectories, for small installations and tests; the whole arena when absent. */
  readonly trajectories?: number | undefined;
}

/**
 * Makes the default filter version and, where no corpus exists, the sample corpus: the simulated arena as a file that
 * goes through the real importer. Can be repeated; an import that was cut short is found again.
 *
 * @returns the import's job for the caller to run; undefined when there is nothing to do
 */
export async function seedSample(ctx: Context, input: SeedSample): Promise<string | undefined> {
  requirePermission(ctx, "import");
  await ensureDefaultFilterVersion(ctx.db);
  if ((await ctx.db.corpus.count()) > 0) return unfinishedSample(ctx);

  const path = await writeArena(ctx.home, input.trajectories);
  const { jobId } = await createImport(ctx, {
    corpus: SAMPLE_CORPUS,
    corpusKind: "sample",
    format: "sn15",
    files: [{ name: FILE_NAME, path, sizeBytes: (await stat(path)).size }],
    workerId: input.workerId,
  });

  return jobId;
}

async function unfinishedSample(ctx: Pick<Context, "db">): Promise<string | undefined> {
  const [row] = await queryRows(
    ctx.db,
    z.object({ id: z.string() }),
    sql`select j.id::text from job_run j join import i on i.job_id = j.id join corpus c on c.id = i.corpus_id
        where c.kind = 'sample' and j.state in ('queued', 'running') order by j.created_at limit 1`,
  );

  return row?.id;
}

/** Written under another name first: a file under its own name is whole. */
async function writeArena(home: string, trajectories: number | undefined): Promise<string> {
  const folder = join(uploadsFolder(home), "sample-arena");
  const path = join(folder, FILE_NAME);
  await mkdir(folder, { recursive: true });
  await pipeline(Readable.from(arenaLines(trajectories)), createWriteStream(`${path}.part`));
  await rename(`${path}.part`, path);

  return path;
}

function* arenaLines(trajectories: number | undefined): Generator<string> {
  for (const line of simulateArena(trajectories === undefined ? {} : { trajectories })) yield `${line}\n`;
}
