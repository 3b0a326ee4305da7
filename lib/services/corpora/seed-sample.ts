import { createWriteStream } from "node:fs";
import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import { simulateCatalogue } from "@/lib/demo/simulate-catalogue";
import type { Context } from "@/lib/services/context";
import { createImport } from "@/lib/services/imports/create-import";
import { uploadsFolder } from "@/lib/services/imports/upload-folder";
import { requirePermission } from "@/lib/services/require-permission";
import { ensureDefaultFilterVersion } from "./ensure-filter-version";

/** Named so that nobody takes it for real data. */
export const SAMPLE_CORPUS = "Sample arena (simulated)";

const ARENA_FILE = "sample-arena.jsonl";
const CATALOGUE_FILE = "sample-catalogue.jsonl";

export interface SeedSample {
  /** Who runs the import: the caller itself. */
  readonly workerId: string;
  /** How many trajectories, for small installations and tests; the whole arena when absent. */
  readonly trajectories?: number | undefined;
}

/**
 * Makes the default filter version and, where it does not exist, the sample corpus: the simulated arena and its
 * catalogue as files that go through the real importers. Can be repeated; an import that was cut short is found again.
 * Corpora of other files do not stand against it: a first start with a file of its own owes the sample as well.
 *
 * @returns the import's job for the caller to run; undefined when there is nothing to do
 */
export async function seedSample(ctx: Context, input: SeedSample): Promise<string | undefined> {
  requirePermission(ctx, "import");
  await ensureDefaultFilterVersion(ctx.db);
  if ((await ctx.db.corpus.count({ where: { name: SAMPLE_CORPUS } })) > 0) return unfinishedSample(ctx);

  const { trajectories } = input;
  const files = [
    await writeFile(ctx.home, ARENA_FILE, simulateArena(trajectories === undefined ? {} : { trajectories })),
    await writeFile(ctx.home, CATALOGUE_FILE, simulateCatalogue()),
  ];
  const { jobId } = await createImport(ctx, {
    corpus: SAMPLE_CORPUS,
    corpusKind: "sample",
    format: "auto",
    files,
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
async function writeFile(home: string, name: string, lines: Iterable<string>) {
  const folder = join(uploadsFolder(home), "sample-arena");
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  await pipeline(Readable.from(ended(lines)), createWriteStream(`${path}.part`));
  await rename(`${path}.part`, path);

  return { name, path, sizeBytes: (await stat(path)).size };
}

function* ended(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
